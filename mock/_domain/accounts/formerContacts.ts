/** The contacts that accounts had before: the report of a stranger in the account goes to all of them. */
import type { Account, Contacts } from '../store/records/account';
import { getPortal } from '../store/state';
import { type Destination, isSameDestination, listDestinations, listSettledContacts } from './contacts';

/** Lists the contacts that an account had before, without those that are due to nobody. */
export const listFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId);

/** Notes the contacts that an account has until now. */
export function rememberContacts(accountId: string, contacts: Contacts): void {
  const { formerContacts } = getPortal();
  for (const one of listDestinations(contacts)) {
    if (listFormerContacts(accountId).some((known) => isSameDestination(known, one))) continue;
    formerContacts.push({ accountId, ...one });
  }
}

/** Returns whether the owner surely reads a contact: the account has it for 72 hours, or never had another one. */
export function isOwnersContact(account: Account, to: Destination): boolean {
  const present = listDestinations(account);
  const isOnly = present.length === 1 && listFormerContacts(account.id).length === 0;
  const sure = isOnly ? present : listDestinations(listSettledContacts(account));
  return sure.some((one) => isSameDestination(one, to));
}
