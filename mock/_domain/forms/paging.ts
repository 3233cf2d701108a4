/** Pages of lists: readers of their query, and the page (docs/specification.md 4.3). */
import { PAGE_NUMBER, PAGE_SIZE, PAGE_SIZE_MAX } from '../../../src/constants';
import type { Page } from '../../../src/contract';
import { isCalendarDay } from '../../../src/validation/days';
import { FieldError, oneOf, optional, type Reader, text } from './fields';

type Order<Field extends string> = `${Field}:asc` | `${Field}:desc`;

const WIRE_MAX = 16;

/** Reads a whole number from `min` to `max` in the digits of a query. */
function wholeNumber(min: number, max: number): Reader<number> {
  return (raw) => {
    const digits = text(WIRE_MAX)(raw);
    const number = Number(digits);
    if (!/^\d+$/.test(digits) || number < min || number > max) throw new FieldError('FIELD_FORMAT');
    return number;
  };
}

/** Reads a day, YYYY-MM-DD. */
export const calendarDay: Reader<string> = (raw) => {
  const day = text(WIRE_MAX)(raw);
  if (!isCalendarDay(day)) throw new FieldError('FIELD_FORMAT');
  return day;
};

/** Returns readers of page number, page size and order. `fields` are the fields a list can be sorted by. */
export function createPageFields<Field extends string>(...fields: Field[]) {
  const orders = fields.flatMap((field): Order<Field>[] => [`${field}:asc`, `${field}:desc`]);
  return {
    pageNumber: optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: optional(wholeNumber(1, PAGE_SIZE_MAX)),
    sort: optional(oneOf(...orders)),
  };
}

/** Sorts rows by one of their text fields. Equal rows keep their order. */
export function sortRows<Field extends string, Row extends Record<Field, string>>(
  rows: Row[],
  order: Order<Field>,
): Row[] {
  const [field, direction] = order.split(':') as [Field, 'asc' | 'desc'];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
}

/** Puts what waits first, and the newest before the others. */
export const sortWaitingFirst = <Row extends { state: string }>(oldestFirst: Row[]): Row[] =>
  oldestFirst.toReversed().toSorted((a, b) => Number(b.state === 'PENDING') - Number(a.state === 'PENDING'));

/** Cuts one page out of the items. A page beyond the last is empty. */
export function paginate<Item>(
  items: Item[],
  { pageNumber = PAGE_NUMBER, pageSize = PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Page<Item> {
  const start = (pageNumber - 1) * pageSize;
  return { list: items.slice(start, start + pageSize), total: items.length, pageNumber, pageSize };
}
