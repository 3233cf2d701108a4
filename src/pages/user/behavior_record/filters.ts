/** What the record is narrowed and ordered by, and what is wrong with a range of days. */
import { BEHAVIOUR_DAYS } from '@/constants';
import type { BehaviourFilter } from '@/contract';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { TableQuery } from '@/models/frontTable';
import type { Filters } from '@/utils/routing/listQuery';
import { serverNow } from '@/utils/serverClock';
import {
  behaviourDevices,
  behaviourResults,
  behaviourTypes,
  checkDayRange,
  type DayRange,
  firstBehaviourDay,
} from '@/validation/behaviour';
import { chinaDate } from '@/validation/dates';
import { addDays, isDay } from '@/validation/days';

const isOneOf =
  (words: readonly string[]) =>
  (value: string): boolean =>
    words.includes(value);

/** As the address tells them; a day that exists stays, so that the page can say what is wrong with it. */
export const behaviourFilters = {
  from: isDay,
  to: isDay,
  type: isOneOf(behaviourTypes),
  result: isOneOf(behaviourResults),
  device: isOneOf(behaviourDevices),
  sort: isOneOf(['occurredAt:asc', 'occurredAt:desc']),
} satisfies Filters;

/** Ranges that end today, in days. */
export const QUICK_RANGES = [7, 30, 90, BEHAVIOUR_DAYS] as const;

/** Today in China, by the server's clock. */
export const today = (): string => chinaDate(serverNow() ?? Date.now());

/** The filters alone, without page and order. */
export const filterOf = ({ from, to, type, result, device }: TableQuery) =>
  ({ from, to, type, result, device }) as BehaviourFilter;

/** The range that ends today; all there is needs no days. */
export const quickRange = (days: number, day: string): DayRange =>
  days === BEHAVIOUR_DAYS
    ? { from: undefined, to: undefined }
    : { from: addDays(day, 1 - days), to: undefined };

/** Whether a range is the one that ends today and has so many days. */
export function isQuickRange({ from, to }: DayRange, days: number, day: string): boolean {
  if (to !== undefined && to !== day) return false;
  return (from ?? firstBehaviourDay(day)) === addDays(day, 1 - days);
}

export type RangeProblems = Partial<Record<keyof DayRange, MessageKey>>;

/** What is wrong with the days, at the end that has to be mended; {} where they can be asked for. */
export function rangeProblems(range: DayRange, day: string): RangeProblems {
  const { from, to } = range;
  const first = firstBehaviourDay(day);
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
export const isAskable = (range: DayRange): boolean =>
  Object.keys(rangeProblems(range, today())).length === 0;
