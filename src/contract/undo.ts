/** Contract of undoing a change by the link of its alert (docs/api.md, Undo). */
import type { Instant } from './envelope';

/** A first verification, a link with another account, or a change of the mobile number or mail address. */
export type UndoKind = 'IDENTITY' | 'LINK' | 'CONTACT';

/** What a link can undo. */
export interface UndoOffer {
  kind: UndoKind;
  /** The account's name. */
  account: string;
  /** The name that the account was verified as, masked; of a link, the name of the other account; the present contacts, masked. */
  name: string;
  changedAt: Instant;
  /** Until then it can be undone. */
  until: Instant;
}

export interface UndoContract {
  /** Changes nothing. */
  checkUndo: { body: { token: string }; data: UndoOffer };
  undoChange: { body: { token: string }; data: null };
}
