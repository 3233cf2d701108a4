/** Calendar days as YYYY-MM-DD, and ranges of them; dates.ts converts instants to days. */
import { DAY, HOUR } from '../constants';

export const CHINA_OFFSET = 8 * HOUR;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is an existing day. */
export function isCalendarDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? startOf(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Returns the start of a day in China, in ms since the epoch. */
export const getChinaDayStart = (day: string): number => startOf(day) - CHINA_OFFSET;

/** Returns the day that is `days` later, or earlier if negative. */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY).toISOString().slice(0, 10);

/** Counts the days of a range, both inclusive; 0 or less if the end is before the start. */
export const countDays = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY + 1;
