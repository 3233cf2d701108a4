/** The phase of a session, by the time somebody was last active (`seen`, ms since the epoch). */
import { IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';

type IdlePhase = 'used' | 'warned' | 'over';

/** Ms until the session ends: 0..SESSION_IDLE. */
export const getRemainingTime = (seen: number, now: number): number => Math.max(0, seen + SESSION_IDLE - now);

/** used: nothing to do. warned: it is about to end. over: it has ended. */
export function getIdlePhase(seen: number, now: number): IdlePhase {
  const rest = getRemainingTime(seen, now);
  if (rest === 0) return 'over';
  return rest <= IDLE_WARNING ? 'warned' : 'used';
}

/** The amounts of time left at which it is announced, in ms. */
const STEPS = [10 * SECOND, 30 * SECOND, MINUTE, IDLE_WARNING];

/** The time left as it was announced last, in ms: the smallest step that is not below it. */
export const getAnnouncedTime = (rest: number): number => STEPS.find((step) => rest <= step) ?? IDLE_WARNING;
