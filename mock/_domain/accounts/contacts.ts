/** The present and former contacts of an account, and which of them are certainly the owner's (docs/api.md, Undo). */
import { UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Account, Contacts, Destination } from '../store/records/account';
import type { FormerContact } from '../store/records/panic';
import { getPortal } from '../store/state';

export const isSameDestination = (one: Destination, other: Destination): boolean =>
  one.to === other.to && one.region === other.region;

export const mailTo = (address: string): Destination => ({ kind: 'mail', region: '', to: address });

/** Lists the mobile number and the mail address of an account, without missing ones. */
export function listDestinations({
  region,
  mobile,
  email,
}: Pick<Account, 'region' | 'mobile' | 'email'>): Destination[] {
  return [
    ...(mobile ? [{ kind: 'sms', region, to: mobile } as const] : []),
    ...(email ? [mailTo(email)] : []),
  ];
}

export const readContacts = ({ region, mobile, email, mobileSetAt, emailSetAt }: Account): Contacts => ({
  region,
  mobile,
  email,
  mobileSetAt,
  emailSetAt,
});

const isSettled = (setAt: number | null): boolean => setAt === null || now() - setAt >= UNDO_LIFETIME;

/** Returns the contacts that are 72 hours old, null for others, which may be an attacker's. */
export function listSettledContacts({ region, mobile, email, mobileSetAt, emailSetAt }: Contacts) {
  return {
    region,
    mobile: isSettled(mobileSetAt) ? mobile : null,
    email: isSettled(emailSetAt) ? email : null,
  };
}

/** Lists the former contacts of an account. Alerts about lost access and about an intruder also go to them. */
export const listFormerContacts = (accountId: string): FormerContact[] =>
  getPortal().formerContacts.filter((one) => one.accountId === accountId);

export function rememberContacts(accountId: string, contacts: Contacts): void {
  const settledContacts = listDestinations(listSettledContacts(contacts));
  for (const one of listDestinations(contacts)) {
    const settled = settledContacts.some((other) => isSameDestination(other, one));
    const known = listFormerContacts(accountId).find((each) => isSameDestination(each, one));
    if (known) known.settled ||= settled;
    else getPortal().formerContacts.push({ accountId, settled, ...one });
  }
}

/** Returns whether a contact is surely the owner's: it is 72 hours old, or the only one ever. */
export function isOwnersContact(account: Account, to: Destination): boolean {
  const contacts = listDestinations(account);
  const isOnly = contacts.length === 1 && listFormerContacts(account.id).length === 0;
  const ownContacts = isOnly ? contacts : listDestinations(listSettledContacts(account));
  return ownContacts.some((one) => isSameDestination(one, to));
}
