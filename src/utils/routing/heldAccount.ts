/** Accounts that are told why they cannot sign in once it is proved whose they are: where that leads, in one place. */
import type { Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { saveLoginReferer } from './loginReferer';
import { followAddress, getCurrentQuery, sanitizeReferer } from './redirect';

const HELD: readonly (string | null)[] = [subCodes.FROZEN, subCodes.NOT_ACTIVATED];

/** The address a refusal names: a frozen account's page, or an activation's; undefined for any other refusal. */
export function getHeldAccountPath({ subCode, data }: Pick<Envelope, 'subCode' | 'data'>): unknown {
  if (!HELD.includes(subCode) || typeof data !== 'object' || data === null) return undefined;
  return (data as { redirectUrl?: unknown }).redirectUrl;
}

/**
 * Follows a sign-in's refusal to the page that says more, as far as the portal goes there; where the sign-in was
 * going is kept meanwhile. With `passing`, Back does not lead to the page that was left. False, and nothing
 * happens, where there is no such page: the form's own words stay.
 */
export function redirectHeldAccount(refusal: Pick<Envelope, 'subCode' | 'data'>, passing = false): boolean {
  const address = getHeldAccountPath(refusal);
  if (address === undefined) return false;
  const { referer } = getCurrentQuery();
  if (!followAddress(address, { replace: passing })) return false;
  // On the way back from a provider the address carries none: the one kept before stays.
  if (referer !== undefined) saveLoginReferer(sanitizeReferer(referer));
  return true;
}
