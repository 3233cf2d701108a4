/** The days of the legacy template's analysis: named ranges, or a first and a last day. */
import { ANALYSIS_DAYS_MAX } from '../constants';
import { addDays, countDays, isCalendarDay } from './days';

export const analysisRanges = ['today', 'week', 'month', 'year'] as const;
export type AnalysisRange = (typeof analysisRanges)[number];

/** Days in China, YYYY-MM-DD, both inclusive. */
export interface AnalysisDays {
  from: string;
  to: string;
}

const DAYS_OF_RANGE = { today: 1, week: 7, month: 30 };
const MONTHS_OF_YEAR = 12;

/** Returns the days of a range that ends `today`. A year is twelve calendar months, including the current one. */
export function getRangeDays(range: AnalysisRange, today: string): AnalysisDays {
  if (range !== 'year') return { from: addDays(today, 1 - DAYS_OF_RANGE[range]), to: today };
  const [year, month] = today.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - MONTHS_OF_YEAR, 1));
  return { from: first.toISOString().slice(0, 10), to: today };
}

type DayProblem = 'FIELD_REQUIRED' | 'FIELD_FORMAT' | 'RANGE_BACKWARDS' | 'RANGE_TOO_LONG';

function checkDay(day: string | undefined, today: string): DayProblem | undefined {
  if (!day) return 'FIELD_REQUIRED';
  return isCalendarDay(day) && day <= today ? undefined : 'FIELD_FORMAT';
}

/** Returns the problems of two days by field; {} if they are valid. Future days are invalid. */
export function checkAnalysisDays(
  { from, to }: Partial<AnalysisDays>,
  today: string,
): { from?: DayProblem; to?: DayProblem } {
  const wrong = { from: checkDay(from, today), to: checkDay(to, today) };
  if (!from || !to || wrong.from || wrong.to) {
    return { ...(wrong.from && { from: wrong.from }), ...(wrong.to && { to: wrong.to }) };
  }
  const days = countDays(from, to);
  if (days < 1) return { to: 'RANGE_BACKWARDS' };
  return days > ANALYSIS_DAYS_MAX ? { to: 'RANGE_TOO_LONG' } : {};
}
