/** The wait before the activation mail may be sent again. */
import { CODE_RESEND, SECOND } from '@/constants';
import { getServerTime } from '@/utils/serverClock';

/**
 * Converts a time of the server into ms since the epoch by this device's clock (`now`), at most CODE_RESEND ahead.
 * Returns `now` for a time in the past or an invalid one: the server itself rejects a request that is sent too soon.
 */
export function toLocalTime(moment: string, now: number): number {
  const server = getServerTime();
  const left = server === null ? Number.NaN : Date.parse(moment) - server;
  return now + (left > 0 ? Math.min(left, CODE_RESEND) : 0);
}

/** Returns the whole seconds from `now` until `end` (ms): 0 to CODE_RESEND, even if the clock was changed meanwhile. */
export const countSecondsUntil = (end: number, now: number): number =>
  Math.ceil(Math.min(Math.max(end - now, 0), CODE_RESEND) / SECOND);
