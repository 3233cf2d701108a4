import { CHINA_OFFSET, isCalendarDay } from './days';

/** The day in China at a moment (ms), as YYYY-MM-DD. */
export const formatChinaDate = (at: number): string => new Date(at + CHINA_OFFSET).toISOString().slice(0, 10);

/** The same as YYYYMMDD. */
export const formatChinaDateDigits = (at: number): string => formatChinaDate(at).replaceAll('-', '');

/** Whether YYYYMMDD is a day of the calendar, and in China not one to come. */
export function isRealDate(digits: string): boolean {
  const day = digits.replace(/^(....)(..)(..)$/, '$1-$2-$3');
  return /^\d{8}$/.test(digits) && isCalendarDay(day) && digits <= formatChinaDateDigits(Date.now());
}
