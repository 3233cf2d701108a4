/**
 * Why somebody is signed out who did not sign out in this tab: the sign-in page says so, over a reload too. It is kept
 * with what is personal (clearPersonalData), so it goes with the next sign-in or sign-out.
 */
import { readTabState, writeTabState } from './tabStorage';

const REASON = 'signOutReason';
const SIGNED_IN = 'signedIn';

/**
 * - idle: nobody used the session, and this browser ended it
 * - elsewhere: somebody signed out in another tab of this browser
 * - ended: the server no longer knows the session
 */
const REASONS = ['idle', 'elsewhere', 'ended'] as const;
export type SignOutReason = (typeof REASONS)[number];

/** Keeps the reason; false where nothing can be stored. */
export const saveSignOutReason = (reason: SignOutReason): boolean => writeTabState(REASON, reason);

/** The kept reason; null for a visitor who was not signed out, or who signed out themselves. */
export function readSignOutReason(): SignOutReason | null {
  const kept = readTabState(REASON);
  return REASONS.find((reason) => reason === kept) ?? null;
}

/** Notes that this tab shows somebody's pages. */
export const markSignedIn = () => writeTabState(SIGNED_IN, true);

/** Keeps `ended` where this tab knew a session: a first visit with an old address is no sign-out. */
export function saveSessionEnd() {
  if (readTabState(SIGNED_IN) === true) saveSignOutReason('ended');
}
