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

/** The one end moved so that the period does not end before it begins: the end set last is the one meant. */
export function toValidPeriod(
  query: TableQuery,
  end: 'from' | 'to',
  day: string | undefined,
): Partial<TableQuery> {
  const other = end === 'from' ? 'to' : 'from';
  const against = query[other];
  if (day === undefined || typeof against !== 'string' || day === against) return { [end]: day };
  const crossed = end === 'from' ? day > against : day < against;
  return crossed ? { [end]: day, [other]: day } : { [end]: day };
}
