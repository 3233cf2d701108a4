/** Filters and sort order of the activity record, and the validation of its period. */

import { BEHAVIOR_LOOKBACK_DAYS } from '@/constants';
import type { BehaviorFilter } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { getToday } from '@/utils/today';
import {
  behaviorDevices,
  behaviorResults,
  behaviorTypes,
  checkDayRange,
  type DayRange,
  getFirstBehaviorDay,
} from '@/validation/behavior';
import { addDays, isCalendarDay } from '@/validation/days';
import { isOneOf } from '@/validation/isOneOf';

/** Filters in the address. Any existing date is accepted, so that the page can explain an invalid period. */
export const behaviorFilters = {
  from: isCalendarDay,
  to: isCalendarDay,
  type: isOneOf(behaviorTypes),
  result: isOneOf(behaviorResults),
  device: isOneOf(behaviorDevices),
  sort: isOneOf(['occurredAt:asc', 'occurredAt:desc']),
} satisfies ListFilters;

/** Number of days of the periods that end today. */
export const QUICK_RANGES = [7, 30, 90, BEHAVIOR_LOOKBACK_DAYS] as const;

/** Returns the filters without page and sort order. */
export const toBehaviorFilter = ({ from, to, type, result, device }: TableQuery) =>
  ({ from, to, type, result, device }) as BehaviorFilter;

/** Returns the period of so many days that ends today; without days for the full record. */
export const toQuickRange = (days: number, day: string) => ({
  from: days === BEHAVIOR_LOOKBACK_DAYS ? undefined : addDays(day, 1 - days),
  to: undefined,
});

/** Whether a period ends today and has so many days. */
export function isQuickRange({ from, to }: DayRange, days: number, day: string): boolean {
  if (to !== undefined && to !== day) return false;
  return (from ?? getFirstBehaviorDay(day)) === addDays(day, 1 - days);
}

type RangeProblems = Partial<Record<keyof DayRange, MessageKey>>;

/** Returns the problems of the period by the field to correct; {} if it is valid. */
export function findRangeProblems(range: DayRange, day: string): RangeProblems {
  const { from, to } = range;
  const first = getFirstBehaviorDay(day);
  const findDayProblem = (end: string | undefined): MessageKey | undefined => {
    if (end === undefined) return undefined;
    if (end > day) return 'behavior.range.future';
    return end < first ? 'behavior.range.early' : undefined;
  };
  if (from && to && from > to) return { to: 'behavior.range.backwards' };
  if (to && checkDayRange(range, day) === 'RANGE_TOO_LONG') return { to: 'behavior.range.long' };
  const problems = { from: findDayProblem(from), to: findDayProblem(to) };
  return problems.from || problems.to ? problems : {};
}

/** Whether the server accepts the period. */
export const isValidRange = (range: DayRange): boolean =>
  Object.keys(findRangeProblems(range, getToday())).length === 0;
