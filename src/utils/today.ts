import { formatChinaDate } from '@/validation/dates';
import { getNow } from './serverClock';

/** Returns the current day in China, as YYYY-MM-DD. The server compares dates with it. */
export const getToday = (): string => formatChinaDate(getNow());
