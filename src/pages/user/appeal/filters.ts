import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAppealReason, isAppealState } from '@/validation/appeals';
import { isCalendarDay } from '@/validation/days';

/** What the list of appeals can be narrowed and ordered by. */
export const appealFilters = {
  state: isAppealState,
  reason: isAppealReason,
  from: isCalendarDay,
  to: isCalendarDay,
  sort: (value) => /^(?:submittedAt|updatedAt):(?:asc|desc)$/.test(value),
} satisfies ListFilters;

/**
 * What a choice changes in the query. The other end of the period moves with the one that is set, so that the period
 * does not end before it begins: the end set last is the one meant.
 */
export function toAppealChange(choice: Partial<TableQuery>, query: TableQuery): Partial<TableQuery> {
  const { from, to } = { ...query, ...choice };
  if (!from || !to || from <= to) return choice;
  const day = choice.from ?? choice.to;
  return { ...choice, from: day, to: day };
}
