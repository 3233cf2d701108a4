/** Times in the messages of the portal: in the recipient's language, in China time. */
import { writeCalendarDay, writeDay, writeDayAndTime } from '../../../src/locales/dateFormats';
import type { Lang } from './messages';

/** Writes out day, hour and minute of a time in ms. */
export const describeTime = (ms: number, lang: Lang): string => writeDayAndTime(new Date(ms), lang);

/** Writes out the day of a time in ms. */
export const describeDate = (ms: number, lang: Lang): string => writeDay(new Date(ms), lang);

/** Writes out a day that is given as YYYY-MM-DD. */
export const describeDay = (day: string, lang: Lang): string => writeCalendarDay(new Date(day), lang);
