/** Dates in the reader's language. */

import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import moment from 'moment';
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import type { Instant } from '@/contract';
import { getNow } from '@/utils/serverClock';
import { writeDay, writeDayAndTime, writeDayTimeAndZone, writeExact, writeTime } from './dateFormats';
import { getLocale } from './locale';

// moment is dayjs here, which brings its words for time that has passed as a plugin.
dayjs.extend(relativeTime);

function format(at: Instant, write: (time: Date, locale: string) => string): string {
  const time = moment(at);
  return time.isValid() ? write(time.toDate(), getLocale()) : '';
}

/** The day of an ISO 8601 date or instant, written out; '' for anything else. */
export const formatDate = (at: Instant): string => format(at, writeDay);

/** Day, hour and minute, in the reader's time zone. */
export const formatDateTime = (at: Instant): string => format(at, writeDayAndTime);

/** Day, hour and minute of a deadline, in the reader's time zone, which it names. */
export const formatDeadline = (at: Instant): string => format(at, writeDayTimeAndZone);

/** Hour and minute, in the reader's time zone. */
export const formatTime = (at: Instant): string => format(at, writeTime);

/** Everything there is to know of the instant: weekday, seconds and time zone. */
export const formatExact = (at: Instant): string => format(at, writeExact);

/** The day of an instant in the reader's time zone, as YYYY-MM-DD; '' for what is no instant. */
export function getLocalDay(at: Instant | number): string {
  const time = moment(at);
  return time.isValid() ? time.format('YYYY-MM-DD') : '';
}

/** The day before a day, both YYYY-MM-DD. */
export const getDayBefore = (day: string): string => moment(day).subtract(1, 'day').format('YYYY-MM-DD');

/** Within this the server's clock is not known: its answers tell whole seconds. In ms. */
const BLUR = 2 * SECOND;

const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;

/**
 * How long ago, or how soon, in words: the only place that decides it, so that one date reads alike wherever it
 * stands. The specification, section 9, has two sets of thresholds. What is past is rounded by the library's own: 45 s,
 * 45 min, 22 h, 26 days, 11 months. Of what is to come only full units count, because nothing may seem to last longer
 * than it does: 60 s, 60 min, 24 h, 30 days, 12 months. '' for what is no instant.
 */
export function formatRelative(at: Instant): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  const now = getNow();
  const ahead = time.valueOf() - now;
  if (ahead >= BLUR) return countFullUnits(ahead, Math.abs(moment(now).diff(time, 'month')));
  return ahead > 0 ? moment(now).from(now) : time.from(now);
}

/** The largest unit that is full within a distance (ms, and in months of the calendar), and how many of it. */
function countFullUnits(distance: number, months: number): string {
  const days = Math.floor(distance / DAY);
  const units: [fits: boolean, unit: Intl.RelativeTimeFormatUnit, count: number][] = [
    [distance < MINUTE, 'second', Math.floor(distance / SECOND)],
    [distance < HOUR, 'minute', Math.floor(distance / MINUTE)],
    [distance < DAY, 'hour', Math.floor(distance / HOUR)],
    [days < DAYS_OF_MONTH, 'day', days],
    // A month of 31 days is called one from its 30th on.
    [months < MONTHS_OF_YEAR, 'month', Math.max(1, months)],
    [true, 'year', Math.floor(months / MONTHS_OF_YEAR)],
  ];
  const [, unit, count] = units.find(([fits]) => fits) as (typeof units)[number];
  const words = new Intl.RelativeTimeFormat(getLocale()).format(count, unit);
  // As what is past is written: a space between a number and Chinese characters.
  return words.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
