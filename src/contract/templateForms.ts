/** Goals, transfers and projects of the legacy template: its forms and their results. Days are YYYY-MM-DD. */
import * as v from 'valibot';
import { type Department, goalVisibilities, payeeTypes } from '../validation/templateForms';
import { type EndpointRows, openEnum, personal } from './endpoint';

/** A person who can be selected in a form. */
const colleague = v.object({
  id: v.string(),
  name: personal('public'),
  /** Employee number: E and five digits. */
  number: v.string(),
  department: openEnum<Department>(),
});

const goal = v.object({
  id: v.string(),
  /** Displayed instead of the id. */
  number: v.string(),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  description: v.string(),
  metric: v.string(),
  client: v.nullable(colleague),
  invites: v.array(colleague),
  /** Percent. */
  weight: v.nullable(v.number()),
  visibility: v.picklist(goalVisibilities),
  publicUsers: v.array(colleague),
  createdAt: v.string(),
});

/** Amounts are whole cents of CNY. */
const cents = v.pipe(v.number(), v.integer());

/** An account from which the user pays. */
const payAccount = v.object({ id: v.string(), number: personal(), balance: cents });

/** A completed transfer. */
const receipt = v.object({
  id: v.string(),
  number: v.string(),
  at: v.string(),
  payAccount: personal(),
  payeeType: v.picklist(payeeTypes),
  payeeAccount: personal(),
  payeeName: v.string(),
  amount: cents,
});

const step = v.object({
  step: v.picklist(['create', 'department', 'finance', 'finish']),
  /** Name of the person who did it or has to do it; '' for none. */
  by: v.string(),
  /** Completion time; null for a future step. The first of these is the current one. */
  at: v.nullable(v.string()),
});

/** The state of a submitted project. */
const project = v.object({
  id: v.string(),
  number: v.string(),
  name: v.string(),
  principal: v.string(),
  /** Effective from the start to the end. */
  start: v.string(),
  end: v.string(),
  steps: v.array(step),
});

export type {
  Department,
  GoalVisibility,
  PayeeType,
  ProjectType,
  TaskType,
} from '../validation/templateForms';
export type Colleague = v.InferOutput<typeof colleague>;
export type Goal = v.InferOutput<typeof goal>;
export type PayAccount = v.InferOutput<typeof payAccount>;
export type TransferReceipt = v.InferOutput<typeof receipt>;
export type ProjectStep = v.InferOutput<typeof step>;
export type ProjectResult = v.InferOutput<typeof project>;

export const templateFormsEndpoints = {
  colleagues: { call: 'GET /authApi/template/v1/colleagues', data: v.array(colleague) },
  createGoal: { call: 'POST /authApi/template/v1/goals', data: goal },
  goal: { call: 'GET /authApi/template/v1/goals/:id', data: goal },
  payAccounts: { call: 'GET /authApi/template/v1/payAccounts', data: v.array(payAccount) },
  transfer: { call: 'POST /authApi/template/v1/transfers', data: receipt },
  submitProject: { call: 'POST /authApi/template/v1/submittedProjects', data: project },
  submittedProject: { call: 'GET /authApi/template/v1/submittedProjects/:id', data: project },
} satisfies EndpointRows;
