/**
 * Formats instants in a language, in China time, with 24 hours unless the language uses AM and PM. The mock server
 * formats its messages with the same functions.
 */
import { CHINA_ZONE } from '../constants';

/** Cache: creating a format costs more than using it a hundred times, and an exported file has thousands of lines. */
const formats = new Map<string, Intl.DateTimeFormat>();

interface Style {
  dateStyle?: 'long' | 'full';
  timeStyle?: 'short' | 'long';
  timeZone?: string;
  timeZoneName?: 'short';
}

const isChinese = (locale: string): boolean => locale.toLowerCase().startsWith('zh');

function getFormat(locale: string, { timeZone = CHINA_ZONE, ...style }: Style): Intl.DateTimeFormat {
  const key = [locale, timeZone, style.dateStyle, style.timeStyle, style.timeZoneName].join(' ');
  // By default Intl formats 06:30 in zh-TW as "early in the morning 6:30".
  const hours = style.timeStyle && isChinese(locale) ? ({ hourCycle: 'h23' } as const) : {};
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, ...hours, timeZone });
  formats.set(key, format);
  return format;
}

/** Formats the day, written out: "March 5, 2026". `locale` is any language tag that Intl accepts. */
export const writeDay = (time: Date, locale: string): string =>
  getFormat(locale, { dateStyle: 'long' }).format(time);

/** Formats a calendar day, given as its midnight in UTC: it is the same day in every time zone. */
export const writeCalendarDay = (day: Date, locale: string): string =>
  getFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** Hour and minute: "06:30", in en-US "6:30 AM". */
export const writeTime = (time: Date, locale: string): string =>
  getFormat(locale, { timeStyle: 'short' }).format(time);

/** Day, hour and minute. */
export function writeDayAndTime(time: Date, locale: string): string {
  // With `hourCycle`, Intl does not write out the day in zh-TW, so day and time are formatted separately.
  if (isChinese(locale)) return `${writeDay(time, locale)} ${writeTime(time, locale)}`;
  return getFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
}

/** Name of the time zone: "GMT+8". */
export const writeZone = (time: Date, locale: string): string =>
  getFormat(locale, { timeZoneName: 'short' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value ?? CHINA_ZONE;

/** Weekday, day, time with seconds, and time zone. */
export const writeExact = (time: Date, locale: string): string =>
  getFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(time);
