/** The server's time, from its responses: to compare with times that it sends, independent of this device's clock. */

/** Ms by which the server's clock is ahead of this device's; null before the first response. */
let ahead: number | null = null;

/** Stores the time of a response: its `Date` header (RFC 9110, 6.6.1), whole seconds. An invalid one is ignored. */
export function recordServerTime(date: string | null) {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** Ms since the epoch by the server's clock, within about a second; null while it is unknown. */
export const getServerTime = (): number | null => (ahead === null ? null : Date.now() + ahead);

/** Ms since the epoch, by the server's clock if it is known, else by the device's. */
export const getNow = (): number => getServerTime() ?? Date.now();

/**
 * Returns the ms until a time of the server, if it is within 1..max. Otherwise, or if the clock of the server is
 * unknown, returns max: the server itself reports the end.
 */
export function timeUntil(moment: string, max: number): number {
  const now = getServerTime();
  const left = now === null ? Number.NaN : Date.parse(moment) - now;
  return left > 0 && left <= max ? left : max;
}
