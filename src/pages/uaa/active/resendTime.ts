/** How long until the mail may be sent again. */
import { CODE_RESEND, SECOND } from '@/constants';
import { getServerTime } from '@/utils/serverClock';

/**
 * By this device's clock, when a moment the server named will be: within the longest wait there is, at once for one
 * that is past or cannot be placed. The server tells who asks too soon.
 */
export function toLocalTime(moment: string, now: number): number {
  const server = getServerTime();
  const left = server === null ? Number.NaN : Date.parse(moment) - server;
  return now + (left > 0 ? Math.min(left, CODE_RESEND) : 0);
}

/** Whole seconds until then: 0..CODE_RESEND, whatever has become of the clock since. */
export const countSecondsUntil = (end: number, now: number): number =>
  Math.ceil(Math.min(Math.max(end - now, 0), CODE_RESEND) / SECOND);
