/** Dates in the reader's language: the locale of moment, set together with the language, decides. */

import moment from 'moment';
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import type { Instant } from '@/contract';
import { getNow } from '@/utils/serverClock';

/** Making a format costs more than a hundred uses of it: a file of ten thousand lines makes it once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle} ${options.timeStyle}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

function format(at: Instant, options: Intl.DateTimeFormatOptions): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  return formatIn(moment.locale(), options).format(time.toDate());
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

const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;

/**
 * How a distance in time becomes words (specification, section 9). `rounded`: the library's own thresholds, 45 s,
 * 45 min, 22 h, 26 days, 11 months. `whole`: 60 s, 60 min, 24 h, 30 days, 12 months; what is not full does not count.
 */
export type RelativeRounding = 'rounded' | 'whole';

/** How long ago, in words. */
export function formatRelative(at: Instant, reckoning: RelativeRounding = 'rounded'): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  const now = getNow();
  const ahead = time.valueOf() - now;
  const shown = ahead > 0 && ahead < BLUR ? now : time.valueOf();
  return reckoning === 'whole' ? wholeUnits(shown, now) : roundedUnits(shown, now);
}

/**
 * By the library's thresholds. Of what is to come it says "within" in Chinese, which is another thing: there the word
 * for "after", the last character of what the engine says, follows the distance.
 */
function roundedUnits(time: number, now: number): string {
  const locale = moment.locale();
  if (time <= now || !locale.startsWith('zh')) return moment(time).from(now);
  const after = new Intl.RelativeTimeFormat(locale).format(1, 'hour').slice(-1);
  return moment(time).from(now, true) + after;
}

/** The largest unit that is full, and how many of it. The library's thresholds are set once for all: these are not. */
function wholeUnits(time: number, now: number): string {
  const distance = Math.abs(now - time);
  const days = Math.floor(distance / DAY);
  const months = Math.abs(moment(now).diff(time, 'month'));
  const units: [full: boolean, unit: Intl.RelativeTimeFormatUnit, count: number][] = [
    [distance < MINUTE, 'second', Math.floor(distance / SECOND)],
    [distance < HOUR, 'minute', Math.floor(distance / MINUTE)],
    [distance < DAY, 'hour', Math.floor(distance / HOUR)],
    [days < DAYS_OF_MONTH, 'day', days],
    // A month of 31 days is called one from its 30th on.
    [months < MONTHS_OF_YEAR, 'month', Math.max(1, months)],
    [true, 'year', Math.floor(months / MONTHS_OF_YEAR)],
  ];
  const [, unit, count] = units.find(([fits]) => fits) as (typeof units)[number];
  // Only "now" for no seconds: "yesterday" is a day of the calendar, not 24 hours.
  const numeric = count === 0 ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(moment.locale(), { numeric }).format(time > now ? count : -count, unit);
}
