/** The former contacts of accounts. Alerts about lost access and about an intruder also go to them. */
import type { Account, Contacts, Destination } from '../store/records/account';
import { getPortal } from '../store/state';
import { isSameDestination, listDestinations, listSettledContacts } from './contacts';

/** Lists the former contacts of an account. */
export const listFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId);

/** Lists the former contacts that the account had for 72 hours. Others may have been an attacker's. */
export const listTrustedFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId && one.settled);

/** Stores contacts that an account has or had. */
export function rememberContacts(accountId: string, contacts: Contacts): void {
  const { formerContacts } = getPortal();
  const settledContacts = listDestinations(listSettledContacts(contacts));
  for (const one of listDestinations(contacts)) {
    const settled = settledContacts.some((other) => isSameDestination(other, one));
    const known = formerContacts.find((each) => each.accountId === accountId && isSameDestination(each, one));
    if (known) known.settled ||= settled;
    else formerContacts.push({ accountId, settled, ...one });
  }
}

/** Returns whether a contact is certainly the owner's: the account has had it for 72 hours, or has never had another one. */
export function isOwnersContact(account: Account, to: Destination): boolean {
  const contacts = listDestinations(account);
  const isOnly = contacts.length === 1 && listFormerContacts(account.id).length === 0;
  const ownContacts = isOnly ? contacts : listDestinations(listSettledContacts(account));
  return ownContacts.some((one) => isSameDestination(one, to));
}
