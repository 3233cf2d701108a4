/** Goals, transfers and projects of the legacy template: its forms and their results. */
import * as v from 'valibot';
import type { Department } from '..';
import { wordOf } from '../endpoint';
import type { SomeEndpoints } from './rows';

const colleague = v.object({
  id: v.string(),
  name: v.string(),
  number: v.string(),
  department: wordOf<Department>(),
});

const goal = v.object({
  id: v.string(),
  number: v.string(),
  title: v.string(),
  start: v.string(),
  end: v.string(),
  description: v.string(),
  metric: v.string(),
  client: v.nullable(colleague),
  invites: v.array(colleague),
  weight: v.nullable(v.number()),
  visibility: v.picklist(['public', 'partial', 'private']),
  publicUsers: v.array(colleague),
  createdAt: v.string(),
});

const cents = v.pipe(v.number(), v.integer());

const payAccounts = v.array(v.object({ id: v.string(), number: v.string(), balance: cents }));

const receipt = v.object({
  id: v.string(),
  number: v.string(),
  at: v.string(),
  payAccount: v.string(),
  payeeType: v.picklist(['bank', 'wallet']),
  payeeAccount: v.string(),
  payeeName: v.string(),
  amount: cents,
});

const project = v.object({
  id: v.string(),
  number: v.string(),
  name: v.string(),
  principal: v.string(),
  start: v.string(),
  end: v.string(),
  steps: v.array(
    v.object({
      step: v.picklist(['create', 'department', 'finance', 'finish']),
      by: v.string(),
      at: v.nullable(v.string()),
    }),
  ),
});

export const templateFormsEndpoints = {
  colleagues: { call: 'GET /authApi/template/v1/colleagues', data: v.array(colleague) },
  createGoal: { call: 'POST /authApi/template/v1/goals', data: goal },
  goal: { call: 'GET /authApi/template/v1/goals/:id', data: goal },
  payAccounts: { call: 'GET /authApi/template/v1/payAccounts', data: payAccounts },
  transfer: { call: 'POST /authApi/template/v1/transfers', data: receipt },
  submitProject: { call: 'POST /authApi/template/v1/submittedProjects', data: project },
  submittedProject: { call: 'GET /authApi/template/v1/submittedProjects/:id', data: project },
} satisfies SomeEndpoints;
