/** The wait before the activation mail may be sent again. */
import { CODE_RESEND, SECOND } from '@/constants';
import { getServerTime } from '@/utils/serverClock';

/**
 * A moment of the server in ms since the epoch by this device's clock (`now`), at most CODE_RESEND ahead. It is `now`
 * for a moment that is past or cannot be read: the server itself refuses a request that comes too soon.
 */
export function toLocalTime(moment: string, now: number): number {
  const server = getServerTime();
  const left = server === null ? Number.NaN : Date.parse(moment) - server;
  return now + (left > 0 ? Math.min(left, CODE_RESEND) : 0);
}

/** Whole seconds from `now` until `end` (ms): from 0 to CODE_RESEND, even where the clock was changed meanwhile. */
export const countSecondsUntil = (end: number, now: number): number =>
  Math.ceil(Math.min(Math.max(end - now, 0), CODE_RESEND) / SECOND);
