/** The address after a sign-in, kept during the visit to a provider (this tab only). */

import { readText, removeStored, writeText } from '@/utils/storage/storage';
import { getSignInPath } from './paths';
import { replaceWith } from './redirect';
import { sanitizeReferer } from './sanitizeAddress';

const KEY = 'portal_login_referer';

/** Keeps a checked path before the browser leaves for a provider. */
export function saveLoginReferer(referer: string): void {
  writeText('session', KEY, referer);
}

/** Returns the kept path, checked again; '/' if none was kept. */
export function readLoginReferer(): string {
  return sanitizeReferer(readText('session', KEY) ?? undefined);
}

/** Forgets it, once the sign-in has arrived. */
export function clearLoginReferer(): void {
  removeStored('session', KEY);
}

/** Opens sign-in again, with the kept path as its referer. */
export function returnToSignIn(): void {
  const referer = readLoginReferer();
  clearLoginReferer();
  replaceWith(getSignInPath(referer));
}
