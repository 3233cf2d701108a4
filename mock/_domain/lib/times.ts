/** Times in the messages of the portal: in the language of the person who gets them, by the clocks of China. */
import { writeDay, writeDayAndTime } from '../../../src/utils/i18n/dateFormats';
import type { Lang } from './messages';

const ZONE = 'Asia/Shanghai';

/** Writes out day, hour and minute of a time in ms. */
export const describeTime = (ms: number, lang: Lang): string => writeDayAndTime(new Date(ms), lang, ZONE);

/** Writes out the day of a time in ms. */
export const describeDate = (ms: number, lang: Lang): string => writeDay(new Date(ms), lang, ZONE);

/** Writes out a day that is given as YYYY-MM-DD. */
export const describeDay = (day: string, lang: Lang): string => writeDay(new Date(day), lang, 'UTC');
