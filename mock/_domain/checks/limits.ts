/** Counts events within a period and refuses further ones (docs/api.md, Limits). */
import { DAY, SECOND } from '../../../src/constants';
import { formatChinaDate } from '../../../src/validation/dates';
import { getChinaDayStart } from '../../../src/validation/days';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';
import { keepNewest } from '../store/expiring';

/** Times of events by key, oldest first. */
type Moments = Map<string, number[]>;

/** Returns the number of events within the last `window` ms. */
export const countRecent = (moments: Moments, key: string, window: number): number =>
  listRecent(moments, key, window).length;

function listRecent(moments: Moments, key: string, window: number): number[] {
  const all = moments.get(key) ?? [];
  const first = all.findIndex((at) => now() - at < window);
  return first < 0 ? [] : all.slice(first);
}

/** Throws a 429 if a key has reached its limit, with the seconds until all are below. */
export function assertBelow(moments: Moments, limits: Map<string, number>, window: number): void {
  const waits = [...limits].map(([key, max]) => {
    // At the limit, the oldest of the allowed events has to leave the window first.
    const oldest = listRecent(moments, key, window).at(-max);
    return oldest === undefined ? 0 : oldest + window - now();
  });
  const wait = Math.max(...waits);
  if (wait <= 0) return;
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(Math.ceil(wait / SECOND)) });
}

/** Throws a 429 if the key has reached its limit on this day in China, with the seconds until the next day. */
export function assertBelowToday(moments: Moments, key: string, limit: number): void {
  const dayStart = getChinaDayStart(formatChinaDate(now()));
  if (countRecent(moments, key, now() - dayStart + 1) < limit) return;
  const wait = String(Math.ceil((dayStart + DAY - now()) / SECOND));
  throw new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': wait });
}

/**
 * Records an event for each key. Clients can invent keys, so their number is limited: the key with the oldest
 * last event is deleted, which is never the network address of an attack.
 */
export function countNow(moments: Moments, keys: Iterable<string>, window: number): void {
  for (const key of keys) keepNewest(moments, key, [...listRecent(moments, key, window), now()]);
  for (const key of moments.keys()) {
    if (countRecent(moments, key, window) > 0) return;
    moments.delete(key);
  }
}
