/** The legacy template's forms and their results. */
import type { Body } from '@/contract';
import { templateFormsEndpoints } from '@/contract/templateForms';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateFormsEndpoints);

/** Finds people by a part of their name or employee number. Shows no notice; the field shows the error. */
export const findColleagues = (keyword: string) => call('colleagues', { query: { keyword }, quiet: true });

/** Stores a goal. Resolves with the goal and its number. */
export const createGoal = (body: Body<'createGoal'>) => call('createGoal', { body });

/** Resolves with one of the user's own goals. */
export const getGoal = (id: string) => call('goal', { params: { id } });

/** Lists the pay accounts with their balances. */
export const listPayAccounts = () => call('payAccounts');

/** Makes a transfer. Resolves with its receipt. */
export const makeTransfer = (body: Body<'transfer'>) => call('transfer', { body });

/** Submits a project for review. */
export const submitProject = (body: Body<'submitProject'>) => call('submitProject', { body });

/** Resolves with the state of a submitted project; the id `sample` is the template's sample. */
export const getSubmittedProject = (id: string) => call('submittedProject', { params: { id } });
