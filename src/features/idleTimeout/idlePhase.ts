/** Phase of a session, by the time of the last user activity (`seen`, ms since the epoch). */
import { IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';

type IdlePhase = 'used' | 'warned' | 'over';

/** Returns the ms until the session ends: 0 to SESSION_IDLE. */
export const getRemainingTime = (seen: number, now: number): number => Math.max(0, seen + SESSION_IDLE - now);

/** used: no action needed. warned: about to end. over: ended. */
export function getIdlePhase(seen: number, now: number): IdlePhase {
  const rest = getRemainingTime(seen, now);
  if (rest === 0) return 'over';
  return rest <= IDLE_WARNING ? 'warned' : 'used';
}

/** Remaining times at which an announcement is made, in ms. */
const STEPS = [10 * SECOND, 30 * SECOND, MINUTE, IDLE_WARNING];

/** Returns the last announced remaining time in ms: the smallest step that is not below `rest`. */
export const getAnnouncedTime = (rest: number): number => STEPS.find((step) => rest <= step) ?? IDLE_WARNING;
