/** The contacts that accounts had before: the report of a stranger in the account goes to all of them. */
import type { Contacts } from '../store/records/account';
import { getPortal } from '../store/state';
import { type Destination, listDestinations } from './contacts';

const isSame = (one: Destination, other: Destination): boolean =>
  one.to === other.to && one.region === other.region;

/** Lists the contacts that an account had before, without those that are due to nobody. */
export const listFormerContacts = (accountId: string): Destination[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId);

/** Notes the contacts that an account has until now. */
export function rememberContacts(accountId: string, contacts: Contacts): void {
  const { formerContacts } = getPortal();
  for (const one of listDestinations(contacts)) {
    if (listFormerContacts(accountId).some((known) => isSame(known, one))) continue;
    formerContacts.push({ accountId, ...one });
  }
}
