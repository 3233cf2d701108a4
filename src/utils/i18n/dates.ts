/** Formats dates and times in the user's language. */

import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import moment from 'moment';
import { DAY, HOUR, MINUTE, SECOND } from '@/constants';
import type { Instant } from '@/contract';
import { getNow } from '@/utils/serverClock';
import { isCalendarDay } from '@/validation/days';
import {
  writeCalendarDay,
  writeDay,
  writeDayAndTime,
  writeExact,
  writeTime,
  writeZone,
} from '../../locales/dateFormats';
import { getLocale } from './locale';

// `moment` is an alias of dayjs, whose texts for relative times are a plugin.
dayjs.extend(relativeTime);

const CHINA_MINUTES = (8 * HOUR) / MINUTE;

/** Whether the device's time zone differs from China time at a time. */
export const isOutsideChinaTime = (time: Date): boolean => -time.getTimezoneOffset() !== CHINA_MINUTES;

type Write = (time: Date, locale: string) => string;

/** @param isZoned returns whether to append the name of the time zone */
function format(at: Instant, write: Write, isZoned = (_: Date) => false): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return '';
  const locale = getLocale();
  const text = write(time, locale);
  return isZoned(time) ? `${text} (${writeZone(time, locale)})` : text;
}

// All times are in China time, in which the server counts days. On a device in another zone, the zone is appended.

/** Returns the day of an ISO 8601 date or instant, written out; '' if it is invalid. */
export const formatDate = (at: Instant): string =>
  format(at, isCalendarDay(at) ? writeCalendarDay : writeDay);

/** Day, hour and minute. */
export const formatDateTime = (at: Instant): string => format(at, writeDayAndTime, isOutsideChinaTime);

/** Day, hour and minute of a deadline, always with the time zone. */
export const formatDeadline = (at: Instant): string => format(at, writeDayAndTime, () => true);

/** Hour and minute. */
export const formatTime = (at: Instant): string => format(at, writeTime, isOutsideChinaTime);

/** Hour and minute of a deadline, always with the time zone. */
export const formatDeadlineTime = (at: Instant): string => format(at, writeTime, () => true);

/** Weekday, day, time with seconds, and time zone. */
export const formatExact = (at: Instant): string => format(at, writeExact);

/** The uncertainty of the server's clock in ms: its Date header has whole seconds. */
const CLOCK_UNCERTAINTY = 2 * SECOND;

const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;

/**
 * Returns the relative time as text; '' for an invalid instant. The thresholds are those of the specification,
 * section 9. Past times are rounded as dayjs does: 45 s, 45 min, 22 h, 26 days, 11 months. Future times count only full
 * units, so that no period seems longer than it is: 60 s, 60 min, 24 h, 30 days, 12 months.
 */
export function formatRelative(at: Instant): string {
  const time = moment(at);
  if (!time.isValid()) return '';
  const now = getNow();
  const ahead = time.valueOf() - now;
  if (ahead >= CLOCK_UNCERTAINTY) return countFullUnits(ahead, Math.abs(moment(now).diff(time, 'month')));
  return ahead > 0 ? moment(now).from(now) : time.from(now);
}

/** Formats a future duration in its largest unit. The duration is given in ms and in full calendar months. */
function countFullUnits(distance: number, months: number): string {
  const days = Math.floor(distance / DAY);
  const units: [fits: boolean, unit: Intl.RelativeTimeFormatUnit, count: number][] = [
    [distance < MINUTE, 'second', Math.floor(distance / SECOND)],
    [distance < HOUR, 'minute', Math.floor(distance / MINUTE)],
    [distance < DAY, 'hour', Math.floor(distance / HOUR)],
    [days < DAYS_OF_MONTH, 'day', days],
    // 30 days are one month, also in a month of 31 days.
    [months < MONTHS_OF_YEAR, 'month', Math.max(1, months)],
    [true, 'year', Math.floor(months / MONTHS_OF_YEAR)],
  ];
  const [, unit, count] = units.find(([fits]) => fits) as (typeof units)[number];
  const text = new Intl.RelativeTimeFormat(getLocale()).format(count, unit);
  // Past times have a space between a number and Chinese characters, too.
  return text.replace(/(\d)(?=\p{Script=Han})/u, '$1 ');
}
