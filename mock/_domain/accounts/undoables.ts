/** Changes that the owner of an account may undo within 72 hours, and the undo of contacts (docs/api.md, Undo). */
import { randomUUID } from 'node:crypto';
import { UNDO_LIFETIME } from '../../../src/constants';
import { createRandomId } from '../lib/randomId';
import { now } from '../store/clock';
import { deleteWhere, dropExpired } from '../store/expiring';
import type { Account, Contacts, Owner } from '../store/records/account';
import type { IdentityFields, Undoable, UndoKind } from '../store/records/undo';
import { getPortal } from '../store/state';
import { findAccountByMobile } from './accounts';
import { readContacts, rememberContacts } from './contacts';
import { isEmailTaken } from './ownContact';

type Offer<K extends UndoKind = UndoKind> = {
  [Each in K]: Omit<Undoable<Each>, 'at' | 'expiresAt'>;
}[K];

/**
 * Stores a change and returns the link that undoes everything since `at` (ms). The link belongs to no
 * visitor. Ends earlier links of the subject. `lifetime` in ms.
 */
export function offerUndo(offer: Offer, lifetime = UNDO_LIFETIME, at = now()): string {
  const { undoables } = getPortal();
  dropExpired(undoables);
  endUndoables(offer);
  const token = createRandomId();
  undoables.set(token, { ...offer, at, expiresAt: now() + lifetime });
  return `/uaa/undo?${new URLSearchParams({ token })}`;
}

/** Returns the link that restores the contacts `previous`. */
export const offerContactUndo = (accountId: string, previous: Contacts): string =>
  offerUndo({ kind: 'CONTACT', accountId, subject: randomUUID(), previous });

/** Lists the changes of one kind of an account that can still be undone. */
const listOf = <K extends UndoKind>(accountId: string, kind: K): Undoable<K>[] =>
  [...getPortal().undoables.values()].filter(
    (one) => one.kind === kind && one.accountId === accountId && one.expiresAt > now(),
  ) as Undoable<K>[];

export const listContactUndoables = (accountId: string): Undoable<'CONTACT'>[] =>
  listOf(accountId, 'CONTACT');

/** Finds the change that a link can undo, until it expires. */
export function findUndoable(token: string): Undoable | undefined {
  const found = getPortal().undoables.get(token);
  return found && found.expiresAt > now() ? found : undefined;
}

/** Finds the first verification of an account, while it can be undone. */
export const findIdentityUndoable = (accountId: string): Undoable<'IDENTITY'> | undefined =>
  listOf(accountId, 'IDENTITY')[0];

/** Finds the finished recovery of an account, while it can be undone. */
export const findRecoveryUndoable = (accountId: string): Undoable<'LOST_ACCESS'> | undefined =>
  listOf(accountId, 'LOST_ACCESS')[0];

/** Ends every link that could undo a change of this subject. */
export function endUndoables({ kind, subject }: Pick<Undoable, 'kind' | 'subject'>): void {
  deleteWhere(getPortal().undoables, (one) => one.kind === kind && one.subject === subject);
}

/** Returns the fields that a verification changes, for `previous` of offerUndo. */
export const readIdentity = ({
  name,
  idType,
  idNo,
  idFrom,
  idTo,
  level,
  verifiedAt,
  verifiedBy,
}: Account): IdentityFields => ({ name, idType, idNo, idFrom, idTo, level, verifiedAt, verifiedBy });

export interface RevertMeans {
  /** The contacts to restore; by default those before the first change. */
  previous?: Contacts;
  /** The contact fields that are not reverted: `mobile`, `email`. */
  kept?: readonly string[];
}

/** Returns the contacts before the first change since `at` (ms), if there was one. */
export const findContactsBefore = ({ id }: Owner, at: number): Contacts | undefined =>
  listContactUndoables(id)
    .filter((one) => one.at >= at)
    .sort((one, other) => one.at - other.at)[0]?.previous;

/**
 * Restores the contacts of the time `at` (ms) unless `kept` names them or another account has them now, and
 * ends the links to undo them. Returns the replaced contacts.
 */
export function revertContacts(
  account: Account,
  at: number,
  { previous, kept = [] }: RevertMeans = {},
): Contacts {
  const replaced = readContacts(account);
  const former = previous ?? findContactsBefore(account, at);
  const keepsMobile = kept.includes('mobile');
  const keepsEmail = kept.includes('email');
  // If one field is kept, its former contact must still be able to undo that change.
  if (!keepsMobile && !keepsEmail)
    for (const one of listContactUndoables(account.id)) if (one.at >= at) endUndoables(one);
  if (!former) return replaced;
  rememberContacts(account.id, replaced);
  const { region, mobile, mobileSetAt, email, emailSetAt } = replaced;
  assignFreeContacts(account, {
    ...former,
    ...(keepsMobile && { region, mobile, mobileSetAt }),
    ...(keepsEmail && { email, emailSetAt }),
  });
  return replaced;
}

/** Assigns contacts to an account, except those that another account now has. */
export function assignFreeContacts(account: Account, contacts: Contacts): void {
  const { region, mobile, email } = contacts;
  const owner = mobile === null ? undefined : findAccountByMobile(region, mobile, account.userType);
  const isMobileTaken = owner !== undefined && owner !== account;
  const isAddressTaken = email !== null && isEmailTaken(account, email);
  Object.assign(account, contacts, isMobileTaken && { mobile: null }, isAddressTaken && { email: null });
}
