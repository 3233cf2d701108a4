/** What the record is narrowed and ordered by, and what is wrong with a range of days. */

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

const isOneOf =
  (words: readonly string[]) =>
  (value: string): boolean =>
    words.includes(value);

/** As the address tells them; a day that exists stays, so that the page can say what is wrong with it. */
export const behaviorFilters = {
  from: isCalendarDay,
  to: isCalendarDay,
  type: isOneOf(behaviorTypes),
  result: isOneOf(behaviorResults),
  device: isOneOf(behaviorDevices),
  sort: isOneOf(['occurredAt:asc', 'occurredAt:desc']),
} satisfies ListFilters;

/** Ranges that end today, in days. */
export const QUICK_RANGES = [7, 30, 90, BEHAVIOR_LOOKBACK_DAYS] as const;

/** The filters alone, without page and order. */
export const toBehaviorFilter = ({ from, to, type, result, device }: TableQuery) =>
  ({ from, to, type, result, device }) as BehaviorFilter;

/** The range that ends today; all there is needs no days. */
export const toQuickRange = (days: number, day: string): DayRange =>
  days === BEHAVIOR_LOOKBACK_DAYS
    ? { from: undefined, to: undefined }
    : { from: addDays(day, 1 - days), to: undefined };

/** Whether a range is the one that ends today and has so many days. */
export function isQuickRange({ from, to }: DayRange, days: number, day: string): boolean {
  if (to !== undefined && to !== day) return false;
  return (from ?? getFirstBehaviorDay(day)) === addDays(day, 1 - days);
}

type RangeProblems = Partial<Record<keyof DayRange, MessageKey>>;

/** What is wrong with the days, at the end that has to be mended; {} where they can be asked for. */
export function findRangeProblems(range: DayRange, day: string): RangeProblems {
  const { from, to } = range;
  const first = getFirstBehaviorDay(day);
  const strays = (end: string | undefined): MessageKey | undefined => {
    if (end === undefined) return undefined;
    if (end > day) return 'behavior.range.future';
    return end < first ? 'behavior.range.early' : undefined;
  };
  if (from && to && from > to) return { to: 'behavior.range.backwards' };
  if (to && checkDayRange(range, day) === 'RANGE_TOO_LONG') return { to: 'behavior.range.long' };
  const problems = { from: strays(from), to: strays(to) };
  return problems.from || problems.to ? problems : {};
}

/** Whether the days can be asked for. */
export const isValidRange = (range: DayRange): boolean =>
  Object.keys(findRangeProblems(range, getToday())).length === 0;
