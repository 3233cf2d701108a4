/** How a session stands that nobody uses, by the moment somebody was last seen (ms). */
import { IDLE_WARNING, MINUTE, SECOND, SESSION_IDLE } from '@/constants';

export type IdlePhase = 'used' | 'warned' | 'over';

/** Ms until the session ends: 0..SESSION_IDLE. */
export const getRemainingTime = (seen: number, now: number): number => Math.max(0, seen + SESSION_IDLE - now);

export function getIdlePhase(seen: number, now: number): IdlePhase {
  const rest = getRemainingTime(seen, now);
  if (rest === 0) return 'over';
  return rest <= IDLE_WARNING ? 'warned' : 'used';
}

/** The moments at which the time left is said aloud, in ms. */
const STEPS = [10 * SECOND, 30 * SECOND, MINUTE, IDLE_WARNING];

/** The time left as it was said last: the smallest step that is not below it. */
export const getAnnouncedTime = (rest: number): number => STEPS.find((step) => rest <= step) ?? IDLE_WARNING;
