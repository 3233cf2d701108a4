/** Records of changes that the owner of an account may undo by a link, without a session (docs/api.md, Undo). */
import type { Account, Contacts } from './account';
import type { LostAccessRecord } from './lostAccess';
import type { Session } from './session';

/** The fields of an account that a verification changes. */
export type IdentityFields = Pick<
  Account,
  'name' | 'idType' | 'idNo' | 'idFrom' | 'idTo' | 'level' | 'verifiedAt' | 'verifiedBy'
>;

/** The device of a sign-in, and what opened the session. */
export type SignInFacts = Pick<Session, 'device' | 'openedWith'>;

/** The kinds of changes that can be undone, each with the stored data. Add a field for a new kind. */
interface UndoPrevious {
  /** The identity before the change. The subject is the id of the account. */
  IDENTITY: IdentityFields;
  /** The subject is the id of a link between two accounts, and the account its holder. */
  LINK: null;
  /** The contacts before the change. The subject is the change itself. */
  CONTACT: Contacts;
  /** The subject is the id of a new passkey. */
  PASSKEY: null;
  /** The subject is the account. */
  AUTHENTICATOR: null;
  /** The subject is the public id of the session that the sign-in opened. */
  SIGN_IN: SignInFacts;
  /** The subject is the account. */
  PANIC: null;
  /** Who began it. The subject is the account. */
  LOST_ACCESS: Pick<LostAccessRecord, 'proof' | 'requester'>;
}

export type UndoKind = keyof UndoPrevious;

/** One change that can be undone, by the token of its link. Times are ms. */
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
