import { formatChinaDate } from '@/validation/dates';
import { getNow } from './serverClock';

/** The day in China now, as YYYY-MM-DD: the day by which the server judges dates. */
export const getToday = (): string => formatChinaDate(getNow());
