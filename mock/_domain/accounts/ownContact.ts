/** Compares typed contacts with those of an account, in constant time. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { toAsciiLower } from '../../../src/validation/asciiCase';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

interface Mobile {
  region: string;
  mobile: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two texts. Does the same work without a value of the account, and returns false. */
function isSame(own: string | null | undefined, typed: string): boolean {
  const same = timingSafeEqual(digest(own ?? ''), digest(typed));
  return same && typeof own === 'string';
}

const spelled = ({ region, mobile }: Mobile) => `${region} ${mobile}`;

/** Returns whether the account has this mobile number. */
export function isOwnMobile(account: Account | undefined, typed: Mobile): boolean {
  const { region, mobile = null } = account ?? { region: '' };
  return isSame(mobile && spelled({ region, mobile }), spelled(typed));
}

/** Returns whether the account has this mail address, ignoring the case of ASCII letters. */
export function isOwnEmail(account: Account | undefined, typed: string): boolean {
  return isSame(account?.email && toAsciiLower(account.email), toAsciiLower(typed));
}

/** Accounts that are not activated do not count: anyone can register with another person's address. */
export function isEmailTaken(own: Account, email: string): boolean {
  const { accounts, registrations } = getPortal();
  const pendingIds = new Set(
    [...registrations.values()].filter((one) => one.activatedAt === null).map((one) => one.accountId),
  );
  return accounts.some(
    (one) =>
      one !== own && one.userType === own.userType && !pendingIds.has(one.id) && isOwnEmail(one, email),
  );
}

/** Returns whether a code was sent to the mail address of this account. The case of letters matters here. */
export function isOwnMailbox(account: Account | undefined, sentTo: string): boolean {
  return isSame(account?.email, sentTo);
}

/**
 * Returns an address in the stored spelling, which some mail servers require; an unknown one in lower case,
 * so that the limits of codes do not reveal whether an account has it.
 */
export function toStoredAddress(typed: string): string {
  const spellings = getPortal().accounts.flatMap(({ email }) => email ?? []);
  if (spellings.includes(typed)) return typed;
  const lower = toAsciiLower(typed);
  return spellings.find((one) => toAsciiLower(one) === lower) ?? lower;
}
