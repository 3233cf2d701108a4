/** Stores the referer and the channel of a sign-in in this tab, while the sign-in continues on another page. */

import { readText, removeStored, writeText } from '@/utils/storage/storage';
import { getSignInPath } from './paths';
import { replaceWith } from './redirect';
import { sanitizeReferer } from './sanitizeAddress';

const KEY = 'portal_login_referer';
const CHANNEL_KEY = 'portal_login_channel';

/** Stores a checked path, and the channel to return to, before the browser opens a provider or another step. */
export function saveLoginReferer(referer: string, channel?: string): void {
  writeText('session', KEY, referer);
  if (channel) writeText('session', CHANNEL_KEY, channel);
  else removeStored('session', CHANNEL_KEY);
}

/** Returns the stored channel; undefined if there is none. */
export const readLoginChannel = (): string | undefined => readText('session', CHANNEL_KEY) ?? undefined;

/** Returns the stored path, checked again; '/' if there is none. */
export function readLoginReferer(): string {
  return sanitizeReferer(readText('session', KEY) ?? undefined);
}

/** Removes path and channel after the sign-in. */
export function clearLoginReferer(): void {
  removeStored('session', KEY);
  removeStored('session', CHANNEL_KEY);
}

/** Opens sign-in again, with the stored path as its referer. */
export function returnToSignIn(): void {
  const referer = readLoginReferer();
  clearLoginReferer();
  replaceWith(getSignInPath(referer));
}
