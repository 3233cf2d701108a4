/** Records of recoveries of accounts whose owner has lost what opens them. Times are ms. */
import type { LostAccessProof, LostAccessState } from '../../../../src/domain/lostAccess';
import type { Account, Destination } from './account';

/** A recovery of an account. The portal stores tickets as hashes. */
export interface LostAccessRecord {
  accountId: string;
  state: Exclude<LostAccessState, 'NONE'>;
  proof: LostAccessProof;
  /** The contact that gets the links: the account's, or a number given with an approved appeal or a proof of identity. */
  requester: Destination;
  /** The document that an appeal or the payment app has confirmed, if that began it. */
  document?: Pick<Account, 'idType' | 'idNo'>;
  beganAt: number;
  /** When the state ends. */
  expiresAt: number;
  /** The ticket of the requester, which shows the state and withdraws. */
  ticket: string;
  /** The ticket with which the requester sets the new password; null before the end of the wait. */
  finishingTicket: string | null;
  /** The tickets of the other contacts, which stop it. */
  stoppingTickets: string[];
  /** The stopped recovery that this one has replaced. It is restored if this one is withdrawn. */
  bar?: LostAccessRecord;
  /** The number of other contacts that got a message when it began. */
  told: number;
}
