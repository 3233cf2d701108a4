/** Where a sign-in was going, kept over the detour to a provider and back (this tab only). */

import { readText, removeStored, writeText } from '@/utils/storage/storage';
import { getSignInPath } from './paths';
import { replaceWith } from './redirect';
import { sanitizeReferer } from './sanitizeAddress';

const KEY = 'portal_login_referer';

/** Keeps a checked path before the browser leaves for a provider. */
export function saveLoginReferer(referer: string): void {
  writeText('session', KEY, referer);
}

/** The kept path, checked anew; '/' where none was kept. */
export function readLoginReferer(): string {
  return sanitizeReferer(readText('session', KEY) ?? undefined);
}

/** Forgets it, once the sign-in has arrived. */
export function clearLoginReferer(): void {
  removeStored('session', KEY);
}

/** Opens sign-in anew, the kept path as its referer. */
export function returnToSignIn(): void {
  const referer = readLoginReferer();
  clearLoginReferer();
  replaceWith(getSignInPath(referer));
}
