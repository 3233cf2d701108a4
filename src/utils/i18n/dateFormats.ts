/**
 * How a moment is written in a language: hours count to 24 wherever the language does not say AM and PM. The mock
 * portal writes its messages with the same functions.
 */

/** Making a format costs more than a hundred uses of it: a file of ten thousand lines makes it once. */
const formats = new Map<string, Intl.DateTimeFormat>();

interface Style {
  dateStyle?: 'long' | 'full';
  timeStyle?: 'short' | 'long';
  /** The reader's own unless given. */
  timeZone?: string;
}

const isChinese = (locale: string): boolean => locale.toLowerCase().startsWith('zh');

function getFormat(locale: string, style: Style): Intl.DateTimeFormat {
  const key = [locale, style.dateStyle, style.timeStyle, style.timeZone].join(' ');
  // Of itself the engine writes 06:30 in Taiwan as "early in the morning 6:30".
  const hours = style.timeStyle && isChinese(locale) ? ({ hourCycle: 'h23' } as const) : {};
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, ...hours });
  formats.set(key, made);
  return made;
}

/** The day, written out: "March 5, 2026". `locale` is any spelling of a language code that the engine knows. */
export const writeDay = (time: Date, locale: string, timeZone?: string): string =>
  getFormat(locale, { dateStyle: 'long', timeZone }).format(time);

/** Hour and minute: "06:30", in en-US "6:30 AM". */
export const writeTime = (time: Date, locale: string, timeZone?: string): string =>
  getFormat(locale, { timeStyle: 'short', timeZone }).format(time);

/** Day, hour and minute. */
export function writeDayAndTime(time: Date, locale: string, timeZone?: string): string {
  // With 24 hours the engine no longer writes out the day of zh-TW: the two are put together here.
  if (isChinese(locale)) return `${writeDay(time, locale, timeZone)} ${writeTime(time, locale, timeZone)}`;
  return getFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(time);
}

/** Day, hour and minute, and the name of the reader's time zone: "March 5, 2026 at 6:30 AM (GMT+8)". */
export function writeDayTimeAndZone(time: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' }).formatToParts(time);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return `${writeDayAndTime(time, locale)} (${zone})`;
}

/** Everything there is to know of the moment: weekday, seconds and time zone. */
export const writeExact = (time: Date, locale: string): string =>
  getFormat(locale, { dateStyle: 'full', timeStyle: 'long' }).format(time);
