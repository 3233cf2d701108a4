/**
 * Compares a typed number or address with that of an account, so that the time of the answer tells nothing.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Account } from '../store/records/account';

interface Mobile {
  region: string;
  mobile: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Compares two texts in constant time. If the account has no value, it does the same work and returns false.
 */
function isSame(own: string | null | undefined, typed: string): boolean {
  const same = timingSafeEqual(digest(own ?? ''), digest(typed));
  return same && typeof own === 'string';
}

const spelled = ({ region, mobile }: Mobile) => `${region} ${mobile}`;

/** Tells whether the account has this mobile number. */
export function isOwnMobile(account: Account | undefined, typed: Mobile): boolean {
  const { region, mobile = null } = account ?? { region: '' };
  return isSame(mobile && spelled({ region, mobile }), spelled(typed));
}

/** Tells whether the account has this mail address. Case does not count. */
export function isOwnEmail(account: Account | undefined, typed: string): boolean {
  return isSame(account?.email?.toLowerCase(), typed.toLowerCase());
}
