/** The address after a sign-in, and its channel, kept while the sign-in goes on elsewhere (this tab only). */

import { readText, removeStored, writeText } from '@/utils/storage/storage';
import { getSignInPath } from './paths';
import { replaceWith } from './redirect';
import { sanitizeReferer } from './sanitizeAddress';

const KEY = 'portal_login_referer';
const CHANNEL_KEY = 'portal_login_channel';

/** Keeps a checked path before the browser leaves for a provider or another step; and the channel that it continues. */
export function saveLoginReferer(referer: string, channel?: string): void {
  writeText('session', KEY, referer);
  if (channel) writeText('session', CHANNEL_KEY, channel);
  else removeStored('session', CHANNEL_KEY);
}

/** Returns the kept channel; undefined if none was kept. */
export const readLoginChannel = (): string | undefined => readText('session', CHANNEL_KEY) ?? undefined;

/** Returns the kept path, checked again; '/' if none was kept. */
export function readLoginReferer(): string {
  return sanitizeReferer(readText('session', KEY) ?? undefined);
}

/** Forgets it, once the sign-in has arrived. */
export function clearLoginReferer(): void {
  removeStored('session', KEY);
  removeStored('session', CHANNEL_KEY);
}

/** Opens sign-in again, with the kept path as its referer. */
export function returnToSignIn(): void {
  const referer = readLoginReferer();
  clearLoginReferer();
  replaceWith(getSignInPath(referer));
}
