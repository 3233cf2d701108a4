/** The legacy template's forms and their results. */
import type { Body, Data } from '@/contract';
import { templateFormsEndpoints } from '@/contract/templateForms';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(templateFormsEndpoints);

/** People by a part of their name or employee number. The field says itself what went wrong. */
export const findColleagues = (keyword: string): Promise<Data<'colleagues'>> =>
  call('colleagues', { query: { keyword }, quiet: true });

/** Keeps a goal; answers it with its number. */
export const createGoal = (body: Body<'createGoal'>): Promise<Data<'createGoal'>> =>
  call('createGoal', { body });

/** The reader's own goal. */
export const getGoal = (id: string): Promise<Data<'goal'>> => call('goal', { params: { id } });

/** The pay accounts with their balances. */
export const listPayAccounts = (): Promise<Data<'payAccounts'>> => call('payAccounts');

/** Makes a transfer; answers its receipt. */
export const makeTransfer = (body: Body<'transfer'>): Promise<Data<'transfer'>> => call('transfer', { body });

/** Submits a project for review. */
export const submitProject = (body: Body<'submitProject'>): Promise<Data<'submitProject'>> =>
  call('submitProject', { body });

/** How a submitted project stands; the template's sample by the id `sample`. */
export const getSubmittedProject = (id: string): Promise<Data<'submittedProject'>> =>
  call('submittedProject', { params: { id } });
