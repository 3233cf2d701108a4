/** Appeals, with and without a session. All personal data is masked. */
import * as v from 'valibot';
import { type AppealReason, appealStates } from '../validation/appeals';
import type { IdType } from '../validation/documents';
import { type EndpointRows, openEnum, personal } from './endpoint';
import { page, storedFile } from './shared';

export type { AppealReason, AppealState } from '../validation/appeals';

const state = v.picklist(appealStates);

const event = v.object({
  at: v.string(),
  state,
  by: v.picklist(['applicant', 'reviewer', 'portal']),
  /** The reviewer's note, or the text that the applicant added; '' for none. */
  note: v.string(),
  files: v.array(storedFile),
});

const summary = {
  /** `AP`, the date and 13 characters. */
  ticket: v.string(),
  reason: openEnum<AppealReason>(),
  state,
  submittedAt: v.string(),
  updatedAt: v.string(),
};
const row = v.object({ id: v.string(), ...summary });
/** The timeline contains the reviewer's notes, but nothing that the applicant wrote or sent. */
const progress = v.object({ ...summary, timeline: v.array(event) });
const other = v.nullable(v.object({ id: v.string(), ticket: v.string() }));

const detail = v.object({
  ...row.entries,
  timeline: v.array(event),
  /** As submitted. */
  submission: v.object({
    /** An account name is unmasked, a number masked. */
    loginId: personal('ownName'),
    name: personal('ownName'),
    idType: openEnum<IdType>(),
    idNo: personal(),
    mobile: personal(),
    description: v.string(),
    files: v.array(storedFile),
  }),
  /** The actions that are allowed now. */
  actions: v.array(v.picklist(['withdraw', 'supplement', 'again'])),
  /** The appeal that this one repeats. */
  repeats: other,
  /** The appeal that repeats this one. */
  repeatedBy: other,
});

export type AppealEvent = v.InferOutput<typeof event>;
export type AppealRow = v.InferOutput<typeof row>;
export type AppealProgress = v.InferOutput<typeof progress>;
export type AppealDetail = v.InferOutput<typeof detail>;
export type AppealAction = AppealDetail['actions'][number];

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
} satisfies EndpointRows;
