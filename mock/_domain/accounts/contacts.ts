/** The contacts of an account, and which of them the owner had before (docs/api.md, Undo). */
import { UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Account, Contacts, Destination } from '../store/records/account';

export const isSameDestination = (one: Destination, other: Destination): boolean =>
  one.to === other.to && one.region === other.region;

/** Lists the mobile number and the mail address of an account, without missing ones. */
export function listDestinations({
  region,
  mobile,
  email,
}: Pick<Account, 'region' | 'mobile' | 'email'>): Destination[] {
  return [
    ...(mobile ? [{ kind: 'sms', region, to: mobile } as const] : []),
    ...(email ? [{ kind: 'mail', region: '', to: email } as const] : []),
  ];
}

/** Copies the contacts of an account. */
export const readContacts = ({ region, mobile, email, mobileSetAt, emailSetAt }: Account): Contacts => ({
  region,
  mobile,
  email,
  mobileSetAt,
  emailSetAt,
});

const isSettled = (setAt: number | null): boolean => setAt === null || now() - setAt >= UNDO_LIFETIME;

/**
 * Returns the contacts that were set 72 hours ago or earlier; null for others. The owner can still undo those, because they may
 * be an attacker's.
 */
export function listSettledContacts({ region, mobile, email, mobileSetAt, emailSetAt }: Contacts) {
  return {
    region,
    mobile: isSettled(mobileSetAt) ? mobile : null,
    email: isSettled(emailSetAt) ? email : null,
  };
}
