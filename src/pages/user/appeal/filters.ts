import type { ListFilters, TableQuery } from '@/utils/routing/listQuery';
import { isAppealReason, isAppealState } from '@/validation/appeals';
import { isCalendarDay } from '@/validation/days';

/** Filters and sort order of the list of appeals. */
export const appealFilters = {
  state: isAppealState,
  reason: isAppealReason,
  from: isCalendarDay,
  to: isCalendarDay,
  sort: (value) => /^(?:submittedAt|updatedAt):(?:asc|desc)$/.test(value),
} satisfies ListFilters;

/**
 * Returns the query changes for a chosen filter. If the period would end before it begins, both ends are set to the
 * day that the user chose last.
 */
export function toAppealChange(choice: Partial<TableQuery>, query: TableQuery): Partial<TableQuery> {
  const { from, to } = { ...query, ...choice };
  if (!from || !to || from <= to) return choice;
  const day = choice.from ?? choice.to;
  return { ...choice, from: day, to: day };
}
