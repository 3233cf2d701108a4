/** The contacts that accounts had before: the report of a stranger in the account goes to all of them. */
import type { Account, Contacts, Destination } from '../store/records/account';
import { getPortal } from '../store/state';
import { isSameDestination, listDestinations, listSettledContacts } from './contacts';

/** Lists the former contacts of an account. */
export const listFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId);

/** Lists those that the account had for 72 hours: a younger one was perhaps an attacker's, which the owner has undone. */
export const listTrustedFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId && one.settled);

/** Notes the contacts that an account has until now. */
export function rememberContacts(accountId: string, contacts: Contacts): void {
  const { formerContacts } = getPortal();
  const old = listDestinations(listSettledContacts(contacts));
  for (const one of listDestinations(contacts)) {
    const settled = old.some((other) => isSameDestination(other, one));
    const known = formerContacts.find((each) => each.accountId === accountId && isSameDestination(each, one));
    if (known) known.settled ||= settled;
    else formerContacts.push({ accountId, settled, ...one });
  }
}

/** Returns whether the owner surely reads a contact: the account has it for 72 hours, or never had another one. */
export function isOwnersContact(account: Account, to: Destination): boolean {
  const present = listDestinations(account);
  const isOnly = present.length === 1 && listFormerContacts(account.id).length === 0;
  const sure = isOnly ? present : listDestinations(listSettledContacts(account));
  return sure.some((one) => isSameDestination(one, to));
}
