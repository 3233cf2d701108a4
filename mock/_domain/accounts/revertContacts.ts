/** Gives an account the contacts back that it had at an earlier time. */
import type { Account, Contacts } from '../store/records/account';
import { findAccountByMobile } from './accounts';
import { readContacts } from './contacts';
import { rememberContacts } from './formerContacts';
import { isEmailTaken } from './ownContact';
import { endUndoables, listContactUndoables } from './undoables';

/**
 * Undoes the changes of contacts since `at` (ms). `previous` are the contacts before; by default those before the first change
 * since. A contact that another account has now is not restored. Returns the replaced contacts.
 */
export function revertContacts(account: Account, at: number, previous?: Contacts): Contacts {
  const replaced = readContacts(account);
  const later = listContactUndoables(account.id).filter((one) => one.at >= at);
  for (const one of later) endUndoables(one);
  const former = previous ?? later.sort((one, other) => one.at - other.at)[0]?.previous;
  if (!former) return replaced;
  rememberContacts(account.id, replaced);
  assignFreeContacts(account, former);
  return replaced;
}

/** Gives an account these contacts, except one that another account has by now. */
export function assignFreeContacts(account: Account, contacts: Contacts): void {
  const { region, mobile, email } = contacts;
  const owner = mobile === null ? undefined : findAccountByMobile(region, mobile, account.userType);
  const isMobileTaken = owner !== undefined && owner !== account;
  const isAddressTaken = email !== null && isEmailTaken(account, email);
  Object.assign(account, contacts, isMobileTaken && { mobile: null }, isAddressTaken && { email: null });
}
