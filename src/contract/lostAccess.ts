/** Account recovery for a user who has lost the proofs that open the account (docs/api.md, Lost access). */
import * as v from 'valibot';
import { type EndpointRows, nothing, personal } from './endpoint';

/** A started recovery. */
const begun = v.object({
  /** End of the waiting time. */
  until: v.string(),
  /** Number of other mobile numbers and mail addresses that were notified. */
  told: v.number(),
});

const lostAccess = v.object({
  /** The account's name. */
  account: personal('ownName'),
  /** Recipient of the link. REQUESTER: the visitor who started the recovery. OTHER: another contact of the account. */
  role: v.picklist(['REQUESTER', 'OTHER']),
  state: v.picklist(['WAITING', 'READY']),
  /**
   * The proof that started it: a code to a contact, an identity that the payment app confirmed, or an approved
   * appeal.
   */
  proof: v.picklist(['contact', 'identity', 'appeal']),
  beganAt: v.string(),
  /** WAITING: end of the waiting time. READY: time until which it can be finished. */
  until: v.string(),
  /** Whether this link can finish it. */
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
