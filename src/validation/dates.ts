import { HOUR } from '../constants';

const CHINA_OFFSET = 8 * HOUR;

/** The day in China at a moment (ms), as YYYY-MM-DD. */
export const formatChinaDate = (at: number): string => new Date(at + CHINA_OFFSET).toISOString().slice(0, 10);

/** The same as YYYYMMDD. */
export const formatChinaDateDigits = (at: number): string => formatChinaDate(at).replaceAll('-', '');

/** Whether YYYYMMDD is a day of the calendar, and in China not one to come. */
export function isRealDate(digits: string): boolean {
  if (!/^\d{8}$/.test(digits)) return false;
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(0);
  // The constructor would read years below 100 as 19xx.
  date.setUTCFullYear(year, month - 1, day);
  const same =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return same && digits <= formatChinaDateDigits(Date.now());
}
