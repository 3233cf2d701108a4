/**
 * Redirects for accounts that cannot sign in (frozen, not activated …), after the user has proved that the account
 * is theirs.
 */
import { isRecord } from '@/utils/isRecord';
import { saveLoginReferer } from './loginReferer';
import { followAddress } from './redirect';
import { getCurrentReferer } from './sanitizeAddress';

/** Refusals without a notice: it would repeat the heading of the page that opens, and cover it. */
export const SHOWN_BY_PAGE = ['FROZEN', 'PAUSED'] as const;

const HELD: readonly unknown[] = [...SHOWN_BY_PAGE, 'NOT_ACTIVATED'];

/** Returns the address in the refusal of a frozen, paused or not activated account; undefined for any other error. */
export function getHeldAccountPath(error: unknown): unknown {
  const { subCode, data } = (error ?? {}) as { subCode?: unknown; data?: unknown };
  if (!HELD.includes(subCode)) return undefined;
  return isRecord(data) ? data.redirectUrl : undefined;
}

/**
 * Redirects to the address in the refusal of a sign-in, and stores the referer of the sign-in. With `passing`, Back does
 * not return to the current page. Returns false without such an address: the form shows the error.
 */
export function redirectHeldAccount(error: unknown, passing = false): boolean {
  const address = getHeldAccountPath(error);
  if (address === undefined) return false;
  const referer = getCurrentReferer();
  if (!followAddress(address, { replace: passing })) return false;
  // After the return from a provider the address has no referer: do not replace the stored one.
  if (referer !== null) saveLoginReferer(referer);
  return true;
}

/** Calls redirectHeldAccount and throws the error again. For the `catch` of a call. */
export function throwHeldAccount(error: unknown, passing?: boolean): never {
  redirectHeldAccount(error, passing);
  throw error;
}
