/**
 * Redirects for accounts that cannot sign in (frozen, not activated …), after the person has proved that the account
 * is theirs.
 */
import { isRecord } from '@/utils/isRecord';
import { saveLoginReferer } from './loginReferer';
import { followAddress } from './redirect';
import { getCurrentReferer } from './sanitizeAddress';

/** A notice would repeat the heading of the page that opens, and cover it. */
export const SHOWN_BY_PAGE = ['FROZEN', 'PAUSED'] as const;

const HELD: readonly unknown[] = [...SHOWN_BY_PAGE, 'NOT_ACTIVATED'];

/** The address a refusal names: a frozen or paused account's page, or an activation's; undefined for any other refusal. */
export function getHeldAccountPath(error: unknown): unknown {
  const { subCode, data } = (error ?? {}) as { subCode?: unknown; data?: unknown };
  if (!HELD.includes(subCode)) return undefined;
  return isRecord(data) ? data.redirectUrl : undefined;
}

/**
 * Redirects to the page that the refusal of a sign-in names, and stores the target of the sign-in. With `passing`,
 * Back does not lead to the former page. Returns false without such a page: the form shows the error.
 */
export function redirectHeldAccount(error: unknown, passing = false): boolean {
  const address = getHeldAccountPath(error);
  if (address === undefined) return false;
  const referer = getCurrentReferer();
  if (!followAddress(address, { replace: passing })) return false;
  // On the way back from a provider the address carries none: the one kept before stays.
  if (referer !== null) saveLoginReferer(referer);
  return true;
}

/** Opens the page that the refusal of a sign-in names, and throws the error like any other: for the `catch` of a call. */
export function throwHeldAccount(error: unknown, passing?: boolean): never {
  redirectHeldAccount(error, passing);
  throw error;
}
