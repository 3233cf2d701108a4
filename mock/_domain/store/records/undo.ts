/**
 * Changes that the owner may undo by a link, and recoveries (docs/api.md, Undo, Lost access). Times are ms.
 */
import type { LostAccessProof, LostAccessState } from '../../../../src/domain/lostAccess';
import type { Account, Contacts, Destination } from './account';
import type { Session } from './session';

export type IdentityFields = Pick<
  Account,
  'name' | 'idType' | 'idNo' | 'idFrom' | 'idTo' | 'level' | 'verifiedAt' | 'verifiedBy'
>;

export type SignInFacts = Pick<Session, 'device' | 'openedWith'>;

/** The kinds of changes that can be undone, each with the stored data. Add a field for a new kind. */
interface UndoPrevious {
  /** The identity before the change. The subject is the id of the account. */
  IDENTITY: IdentityFields;
  /** `subject` is the id of a link between two accounts; `accountId` is its holder. */
  LINK: null;
  /** The contacts before the change. The subject is the change itself, so each change can be undone. */
  CONTACT: Contacts;
  /** The subject is the id of a new passkey. */
  PASSKEY: null;
  /** The subject is the change itself, so each added app can be undone. */
  AUTHENTICATOR: null;
  /** The subject is the public id of the session that the sign-in opened. */
  SIGN_IN: SignInFacts;
  /** The subject is the id of the account. */
  PANIC: null;
  /** The proof and the contact that began the recovery. The subject is the id of the account. */
  LOST_ACCESS: Pick<LostAccessRecord, 'proof' | 'requester'>;
}

export type UndoKind = keyof UndoPrevious;

/** One change that can be undone, by the token of its link. */
export type Undoable<K extends UndoKind = UndoKind> = {
  [Each in K]: {
    kind: Each;
    accountId: string;
    /** The id of the changed subject. Only its latest change can be undone. */
    subject: string;
    previous: UndoPrevious[Each];
    at: number;
    expiresAt: number;
  };
}[K];

/** A recovery of an account. The portal stores tickets as hashes. */
export interface LostAccessRecord {
  accountId: string;
  state: Exclude<LostAccessState, 'NONE'>;
  proof: LostAccessProof;
  /** The contact that gets the links: the account's, or the number of an appeal or a proof of identity. */
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
  replacedStop?: LostAccessRecord;
  /** The number of other contacts that got a message when it began. */
  told: number;
}
