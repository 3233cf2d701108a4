/** Whether a number or an address that was typed is an account's own. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Account } from './accounts';

interface Mobile {
  region: string;
  mobile: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Without something to compare with the same work is done, so that time tells nothing. */
function isSame(own: string | null | undefined, typed: string): boolean {
  const same = timingSafeEqual(digest(own ?? ''), digest(typed));
  return same && typeof own === 'string';
}

const spelled = ({ region, mobile }: Mobile) => `${region} ${mobile}`;

/** Whether the mobile number is the account's; nobody's account has none. */
export function isOwnMobile(account: Account | undefined, typed: Mobile): boolean {
  const { region, mobile = null } = account ?? { region: '' };
  return isSame(mobile && spelled({ region, mobile }), spelled(typed));
}

/** Whether the mail address is the account's, in whatever case. */
export function isOwnEmail(account: Account | undefined, typed: string): boolean {
  return isSame(account?.email?.toLowerCase(), typed.toLowerCase());
}
