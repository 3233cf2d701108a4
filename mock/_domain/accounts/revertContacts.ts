/** Restores the contacts that an account had at an earlier time. */
import type { Account, Contacts, Owner } from '../store/records/account';
import { findAccountByMobile } from './accounts';
import { readContacts } from './contacts';
import { rememberContacts } from './formerContacts';
import { isEmailTaken } from './ownContact';
import { endUndoables, listContactUndoables } from './undoables';

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
 * Undoes the changes of contacts since `at` (ms), and ends the links that could undo them, unless `kept` contains a field. A
 * contact that another account has now is not restored. Returns the replaced contacts.
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
