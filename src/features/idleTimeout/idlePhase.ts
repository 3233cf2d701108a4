/** Phase of a session, by the time of the last user activity (ms since the epoch). */
import { IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';

type IdlePhase = 'used' | 'warned' | 'over';

/** Returns the ms until the session ends: 0 to SESSION_IDLE. */
export const getRemainingTime = (lastActivity: number, now: number): number =>
  Math.max(0, lastActivity + SESSION_IDLE - now);

/** used: no action needed. warned: about to end. over: ended. */
export function getIdlePhase(lastActivity: number, now: number): IdlePhase {
  const remaining = getRemainingTime(lastActivity, now);
  if (remaining === 0) return 'over';
  return remaining <= IDLE_WARNING ? 'warned' : 'used';
}

/** Remaining times at which an announcement is made, in ms. */
const STEPS = [10 * SECOND, 30 * SECOND, MINUTE, IDLE_WARNING];

/** Returns the last announced remaining time in ms: the smallest step that is not below `remaining`. */
export const getAnnouncedTime = (remaining: number): number =>
  STEPS.find((step) => remaining <= step) ?? IDLE_WARNING;
