/**
 * The reason why a user is signed out without having signed out in this tab. Sign-in shows it, also after a reload.
 * clearPersonalData deletes it at the next sign-in or sign-out.
 */
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const REASON = 'signOutReason';
const SIGNED_IN = 'signedIn';

/**
 * - idle: this browser ended the session after idle time
 * - elsewhere: the user signed out in another tab of this browser
 * - otherDevice: another browser ended the session, according to the server
 * - ended: the session is unknown to the server
 */
const REASONS = ['idle', 'elsewhere', 'otherDevice', 'ended'] as const;
export type SignOutReason = (typeof REASONS)[number];

/** Stores the reason. Returns false if it cannot be stored. */
export const saveSignOutReason = (reason: SignOutReason): boolean => writeTabState(REASON, reason);

/** Returns the stored reason; null if the visitor was not signed in, or signed out in this tab. */
export function readSignOutReason(): SignOutReason | null {
  const stored = readTabState(REASON);
  return REASONS.find((reason) => reason === stored) ?? null;
}

/** Records that this tab has a session, and removes an earlier sign-out reason. */
export function markSignedIn() {
  clearTabState(REASON);
  writeTabState(SIGNED_IN, true);
}

/**
 * Stores why the session ended, if this tab had one: a first visit to a members' page is not a sign-out. `ended` does not
 * replace a stored `otherDevice`, because later responses may no longer contain that reason.
 */
export function saveSessionEnd(reason: Extract<SignOutReason, 'otherDevice' | 'ended'>) {
  if (readTabState(SIGNED_IN) !== true) return;
  if (reason === 'otherDevice' || readSignOutReason() !== 'otherDevice') saveSignOutReason(reason);
}
