/** Dates in the reader's language: the locale of moment, set together with the language, decides. */
import moment from 'moment';
import { SECOND } from '@/constants';
import type { Instant } from '@/services/contract';
import { serverNow } from './serverClock';

function format(at: Instant, options: Intl.DateTimeFormatOptions): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  return new Intl.DateTimeFormat(moment.locale(), options).format(time.toDate());
}

/** The day of an ISO 8601 date or instant, written out; '' for anything else. */
export const formatDate = (at: Instant): string => format(at, { dateStyle: 'long' });

/** Day, hour and minute, in the reader's time zone. */
export const formatDateTime = (at: Instant): string => format(at, { dateStyle: 'long', timeStyle: 'short' });

/** Hour and minute, in the reader's time zone. */
export const formatTime = (at: Instant): string => format(at, { timeStyle: 'short' });

/** Everything there is to know of the instant: weekday, seconds and time zone. */
export const formatExact = (at: Instant): string => format(at, { dateStyle: 'full', timeStyle: 'long' });

/** Within this the server's clock is not known: its answers tell whole seconds. In ms. */
const BLUR = 2 * SECOND;

/**
 * How long ago by the server's clock, in words; by this device's while that is unknown. The thresholds are the library's own, the specification's first set (section 9):
 * 45 s, 45 min, 22 h, 26 days, 11 months.
 */
export function relative(at: Instant): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  const now = serverNow() ?? Date.now();
  const ahead = time.valueOf() - now;
  return moment(ahead > 0 && ahead < BLUR ? now : time).from(now);
}
