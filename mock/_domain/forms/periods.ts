/** Checks the first and the last day of an authorization or of a handler's role. */
import { type SubCode, subCodes } from '../../../src/contract/subCodes';
import { checkChangedEndDay, checkEndDay, checkStartDay } from '../../../src/validation/authorizations';
import { formatChinaDate } from '../../../src/validation/dates';
import { HttpRefusal } from '../lib/refusals';
import { now } from '../store/clock';

/** Days in China, YYYY-MM-DD, both included. */
interface Period {
  start: string;
  end: string;
}

const ends: Record<NonNullable<ReturnType<typeof checkChangedEndDay>>, SubCode> = {
  past: subCodes.FIELD_FORMAT,
  backwards: subCodes.RANGE_BACKWARDS,
  long: subCodes.RANGE_TOO_LONG,
};

function refuse(start: boolean, end: keyof typeof ends | null): void {
  const wrong = { ...(start && { start: subCodes.FIELD_FORMAT }), ...(end && { end: ends[end] }) };
  if (Object.keys(wrong).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
}

/** Throws a 422 unless the period begins today or later, and ends within a year. */
export function assertNewPeriod({ start, end }: Period): void {
  refuse(checkStartDay(start, formatChinaDate(now())) !== null, checkEndDay(start, end));
}

/**
 * Throws a 422 unless the period may replace one that begins on `before.start`: a period that has begun keeps its first
 * day, and the last day is neither in the past nor more than a year away.
 */
export function assertChangedPeriod(before: Pick<Period, 'start'>, { start, end }: Period): void {
  const today = formatChinaDate(now());
  const isMoved = before.start > today ? start < today : start !== before.start;
  refuse(isMoved, checkChangedEndDay(start, end, today));
}
