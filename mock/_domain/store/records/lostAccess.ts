/** Records of recoveries of accounts whose owner has lost what opens them. Times are ms. */
import type { LostAccessProof, LostAccessState } from '../../../../src/domain/lostAccess';
import type { Account } from './account';

/** The contact that proved it: of the account, or of an approved appeal. */
interface Requester {
  kind: 'sms' | 'mail';
  region: string;
  to: string;
}

/** Of the tickets the portal stores hashes. */
export interface LostAccessRecord {
  accountId: string;
  state: Exclude<LostAccessState, 'NONE'>;
  proof: LostAccessProof;
  requester: Requester;
  /** The document of the appeal, if one began it. */
  document?: Pick<Account, 'idType' | 'idNo'>;
  beganAt: number;
  /** When the state ends. */
  expiresAt: number;
  /** The ticket of the requester, which shows the state and withdraws. */
  ticket: string;
  /** The requester's ticket that finishes it, once the wait is over. */
  finishingTicket: string | null;
  /** The tickets of the other contacts, which stop it. */
  stoppingTickets: string[];
  /** How many other contacts were told of the beginning. */
  told: number;
}
