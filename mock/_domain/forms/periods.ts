/** Checks the first and the last day of an authorization or of a handler's role. */
import type { SubCodeName } from '../../../src/contract/subCodes';
import { checkChangedEndDay, checkEndDay, checkStartDay } from '../../../src/validation/authorizations';
import { formatChinaDate } from '../../../src/validation/dates';
import { assertNoneWrong } from '../lib/refusals';
import { now } from '../store/clock';

/** Days in China, YYYY-MM-DD, both included. */
interface Period {
  start: string;
  end: string;
}

const ends: Record<NonNullable<ReturnType<typeof checkChangedEndDay>>, SubCodeName> = {
  past: 'FIELD_FORMAT',
  backwards: 'RANGE_BACKWARDS',
  long: 'RANGE_TOO_LONG',
};

function refuse(start: boolean, end: keyof typeof ends | null): void {
  assertNoneWrong({ start: start && 'FIELD_FORMAT', end: end && ends[end] });
}

/** Throws a 422 unless the period begins today or later, and ends within a year. */
export function assertNewPeriod({ start, end }: Period): void {
  refuse(checkStartDay(start, formatChinaDate(now())) !== null, checkEndDay(start, end));
}

/** Throws a 422 unless the period may replace `before`: one that has begun keeps its first day. */
export function assertChangedPeriod(before: Pick<Period, 'start'>, { start, end }: Period): void {
  const today = formatChinaDate(now());
  const isMoved = before.start > today ? start < today : start !== before.start;
  refuse(isMoved, checkChangedEndDay(start, end, today));
}
