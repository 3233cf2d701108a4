/** Where a sign-in was going, kept over the detour to a provider and back (this tab only). */

import { readText, removeStored, writeText } from '@/utils/storage/storage';
import { replaceWith, safeReferer, signInFor } from './redirect';

const KEY = 'portal_login_referer';

/** Keeps a checked path before the browser leaves for a provider. */
export function keepReferer(referer: string): void {
  writeText('session', KEY, referer);
}

/** The kept path, checked anew; '/' where none was kept. */
export function keptReferer(): string {
  return safeReferer(readText('session', KEY) ?? undefined);
}

/** Forgets it, once the sign-in has arrived. */
export function forgetReferer(): void {
  removeStored('session', KEY);
}

/** Opens sign-in anew, the kept path as its referer. */
export function backToSignIn(): void {
  const referer = keptReferer();
  forgetReferer();
  replaceWith(signInFor(referer));
}
