/** The way back for a person who has lost what opens the account (docs/api.md, Lost access). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** A recovery that has begun. */
const begun = v.object({
  /** Until then the person has to wait. */
  until: v.string(),
  /** The number of other mobile numbers and mail addresses that got a message. */
  told: v.number(),
});

const lostAccess = v.object({
  /** The account's name. */
  account: personal('ownName'),
  /** Recipient of the link. REQUESTER: the person who began the recovery. OTHER: another contact of the account. */
  role: v.picklist(['REQUESTER', 'OTHER']),
  state: v.picklist(['WAITING', 'READY']),
  /** The proof that began it: a code to a contact, an identity that the payment app confirmed, or an approved appeal. */
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
