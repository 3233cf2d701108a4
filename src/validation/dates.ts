import { CHINA_OFFSET, isCalendarDay } from './days';

/** Returns the day in China at an instant (ms), as YYYY-MM-DD. */
export const formatChinaDate = (at: number): string => new Date(at + CHINA_OFFSET).toISOString().slice(0, 10);

/** Returns the day in China at an instant (ms), as YYYYMMDD. */
export const formatChinaDateDigits = (at: number): string => formatChinaDate(at).replaceAll('-', '');

/** Whether YYYYMMDD is an existing day that is not in the future in China. */
export function isRealDate(digits: string): boolean {
  const day = digits.replace(/^(....)(..)(..)$/, '$1-$2-$3');
  return /^\d{8}$/.test(digits) && isCalendarDay(day) && digits <= formatChinaDateDigits(Date.now());
}
