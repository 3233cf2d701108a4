/** Counts what happened within a time, and refuses what is too much (docs/api.md, Limits). */
import { DAY, SECOND } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';
import { keepNewest } from '../store/expiring';

/** The moments of what happened, by what is counted, oldest first. */
type Moments = Map<string, number[]>;

/** Tells how often it happened within the last `window` ms. */
export const countRecent = (moments: Moments, key: string, window: number): number =>
  listRecent(moments, key, window).length;

function listRecent(moments: Moments, key: string, window: number): number[] {
  const all = moments.get(key) ?? [];
  const first = all.findIndex((at) => now() - at < window);
  return first < 0 ? [] : all.slice(first);
}

/**
 * Throws a 429 if any key has happened as often as it may, with the whole seconds in `Retry-After` until each of them
 * may happen once more.
 */
export function assertBelow(moments: Moments, most: Map<string, number>, window: number): void {
  const waits = [...most].map(([key, allowed]) => {
    // With as many as allowed, the oldest of them has to pass out of the window.
    const oldest = listRecent(moments, key, window).at(-allowed);
    return oldest === undefined ? 0 : oldest + window - now();
  });
  const wait = Math.max(...waits);
  if (wait <= 0) return;
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(Math.ceil(wait / SECOND)) });
}

/** Throws a 429 if the key has happened `most` times on this day in China, with the seconds until the next one. */
export function assertBelowToday(moments: Moments, key: string, most: number): void {
  const dayStart = getChinaDayStart(formatChinaDate(now()));
  if (countRecent(moments, key, now() - dayStart + 1) < most) return;
  const wait = String(Math.ceil((dayStart + DAY - now()) / SECOND));
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': wait });
}

/**
 * Notes for each key that it happened now, and forgets what is older than `window`. Visitors and numbers can be made up
 * without end, so there are so many keys at most: the one that was counted longest ago goes. What is counted again and
 * again, such as the network address of a flood, is never that one.
 */
export function countNow(moments: Moments, keys: Iterable<string>, window: number): void {
  for (const key of keys) keepNewest(moments, key, [...listRecent(moments, key, window), now()]);
  for (const key of moments.keys()) {
    if (countRecent(moments, key, window) > 0) return;
    moments.delete(key);
  }
}
