/** The way back for a person who has lost what opens the account (docs/api.md, Lost access). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** A recovery that has begun. */
const begun = v.object({
  /** Until then the person has to wait. */
  until: v.string(),
  /** How many other numbers and addresses were told. */
  told: v.number(),
});

const lostAccess = v.object({
  /** The account's name. */
  account: personal('ownName'),
  /** REQUESTER: the link went to whoever began it. OTHER: to another contact of the account. */
  role: v.picklist(['REQUESTER', 'OTHER']),
  state: v.picklist(['WAITING', 'READY']),
  /** What began it: a contact of the account, the payment app of its person, or an approved appeal. */
  proof: v.picklist(['contact', 'identity', 'appeal']),
  beganAt: v.string(),
  /** WAITING: until then the person has to wait. READY: until then it can be finished. */
  until: v.string(),
  /** Whether this link finishes it. */
  mayFinish: v.boolean(),
});

export type BegunLostAccess = v.InferOutput<typeof begun>;
export type LostAccess = v.InferOutput<typeof lostAccess>;

export const lostAccessEndpoints = {
  beginLostAccess: { call: 'POST /anonApi/account/v1/lostAccess', data: begun },
  beginLostAccessByIdentity: { call: 'POST /anonApi/account/v1/lostAccess/identity', data: begun },
  checkLostAccess: { call: 'POST /anonApi/account/v1/lostAccess/check', data: lostAccess },
  stopLostAccess: { call: 'POST /anonApi/account/v1/lostAccess/stop', data: nothing },
  finishLostAccess: { call: 'PUT /anonApi/account/v1/lostAccess', data: nothing },
  stopOwnLostAccess: { call: 'POST /authApi/account/v1/lostAccess/stop', data: nothing },
} satisfies EndpointRows;
