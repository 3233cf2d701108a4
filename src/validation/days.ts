/** Days of the calendar as YYYY-MM-DD, and ranges of them; dates.ts knows the day of a moment. */
import { DAY, HOUR } from '../constants';

export const CHINA_OFFSET = 8 * HOUR;

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that exists. */
export function isCalendarDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? startOf(value) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** The first moment of a day in China, in ms since the epoch. */
export const getChinaDayStart = (day: string): number => startOf(day) - CHINA_OFFSET;

/** The day so many days later; earlier with a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY).toISOString().slice(0, 10);

/** How many days a range has, both ends counted; 0 or less where it runs backwards. */
export const countDays = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY + 1;
