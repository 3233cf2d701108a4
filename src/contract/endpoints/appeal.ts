/** Appeals, with and without a session. */
import * as v from 'valibot';
import type { AppealReason, IdType } from '..';
import { wordOf } from '../endpoint';
import { page, storedFile } from '../shared';
import type { SomeEndpoints } from './rows';

const state = v.picklist([
  'SUBMITTED',
  'REVIEWING',
  'NEED_MORE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'CLOSED',
]);

const event = v.object({
  at: v.string(),
  state: state,
  by: v.picklist(['applicant', 'reviewer', 'portal']),
  note: v.string(),
  files: v.array(storedFile),
});

const summary = {
  ticket: v.string(),
  reason: wordOf<AppealReason>(),
  state,
  submittedAt: v.string(),
  updatedAt: v.string(),
};
const row = v.object({ id: v.string(), ...summary });
const progress = v.object({ ...summary, timeline: v.array(event) });
const other = v.nullable(v.object({ id: v.string(), ticket: v.string() }));

const detail = v.object({
  ...row.entries,
  timeline: v.array(event),
  submission: v.object({
    loginId: v.string(),
    name: v.string(),
    idType: wordOf<IdType>(),
    idNo: v.string(),
    mobile: v.string(),
    description: v.string(),
    files: v.array(storedFile),
  }),
  actions: v.array(v.picklist(['withdraw', 'supplement', 'again'])),
  repeats: other,
  repeatedBy: other,
});

export const appealEndpoints = {
  makeAppeal: {
    call: 'POST /anonApi/appeal/v1/appeals',
    data: v.object({ ticket: v.string(), submittedAt: v.string() }),
  },
  appealProgress: { call: 'POST /anonApi/appeal/v1/progress', data: progress },
  supplementAppeal: { call: 'POST /anonApi/appeal/v1/supplement', data: progress },
  ownAppeals: { call: 'GET /authApi/appeal/v1/appeals', data: page(row) },
  ownAppeal: { call: 'GET /authApi/appeal/v1/appeals/:id', data: detail },
  withdrawAppeal: { call: 'POST /authApi/appeal/v1/appeals/:id/withdraw', data: detail },
  supplementOwnAppeal: { call: 'POST /authApi/appeal/v1/appeals/:id/supplement', data: detail },
  appealAgain: { call: 'POST /authApi/appeal/v1/appeals/:id/again', data: detail },
} satisfies SomeEndpoints;
