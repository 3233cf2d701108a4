/** Accounts that are told why they cannot sign in once it is proved whose they are: where that leads, in one place. */
import { isRecord } from '@/utils/isRecord';
import { saveLoginReferer } from './loginReferer';
import { followAddress } from './redirect';
import { getCurrentReferer } from './sanitizeAddress';

/** A notice would repeat the heading of the page that opens, and cover it. */
export const SHOWN_BY_PAGE = ['FROZEN'] as const;

/** The address a refusal names: a frozen account's page, or an activation's; undefined for any other refusal. */
export function getHeldAccountPath(error: unknown): unknown {
  const { subCode, data } = (error ?? {}) as { subCode?: unknown; data?: unknown };
  if (subCode !== 'FROZEN' && subCode !== 'NOT_ACTIVATED') return undefined;
  return isRecord(data) ? data.redirectUrl : undefined;
}

/**
 * Follows a sign-in's refusal to the page that says more, as far as the portal goes there; where the sign-in was
 * going is kept meanwhile. With `passing`, Back does not lead to the page that was left. False, and nothing
 * happens, where there is no such page: the form's own words stay.
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
