/**
 * Why a person is signed out without having signed out in this tab. Sign-in shows the reason, also after a reload.
 * clearPersonalData deletes it at the next sign-in or sign-out.
 */
import { clearTabState, readTabState, writeTabState } from './tabStorage';

const REASON = 'signOutReason';
const SIGNED_IN = 'signedIn';

/**
 * - idle: nobody used the session, and this browser ended it
 * - elsewhere: somebody signed out in another tab of this browser
 * - otherDevice: another browser ended the session, as the server says
 * - ended: the server no longer knows the session
 */
const REASONS = ['idle', 'elsewhere', 'otherDevice', 'ended'] as const;
export type SignOutReason = (typeof REASONS)[number];

/** Keeps the reason; false where nothing can be stored. */
export const saveSignOutReason = (reason: SignOutReason): boolean => writeTabState(REASON, reason);

/** The kept reason; null for a visitor who was not signed out, or who signed out themselves. */
export function readSignOutReason(): SignOutReason | null {
  const kept = readTabState(REASON);
  return REASONS.find((reason) => reason === kept) ?? null;
}

/** Notes that this tab shows pages of a session; an earlier sign-out reason no longer counts. */
export function markSignedIn() {
  clearTabState(REASON);
  writeTabState(SIGNED_IN, true);
}

/**
 * Stores why the session ended, if this tab had one: a first visit with an old address is no sign-out. A stored
 * reason stays, because a later response may no longer contain it.
 */
export function saveSessionEnd(reason: Extract<SignOutReason, 'otherDevice' | 'ended'>) {
  if (readTabState(SIGNED_IN) !== true) return;
  if (reason === 'otherDevice' || readSignOutReason() !== 'otherDevice') saveSignOutReason(reason);
}
