/** Lists by the page: readers of their query, and the page itself. */
import { PAGE_NUMBER, PAGE_SIZE, PAGE_SIZE_MAX } from '../../../src/constants';
import type { Page } from '../../../src/contract';
import { isCalendarDay } from '../../../src/validation/days';
import { FieldError, oneOf, optional, type Reader, text } from './fields';

type Order<Field extends string> = `${Field}:asc` | `${Field}:desc`;

const WIRE_MAX = 16;

/** A whole number from `min` to `max`, as a query writes it. */
function wholeNumber(min: number, max: number): Reader<number> {
  return (raw) => {
    const digits = text(WIRE_MAX)(raw);
    const number = Number(digits);
    if (!/^\d+$/.test(digits) || number < min || number > max) throw new FieldError('FIELD_FORMAT');
    return number;
  };
}

/** A day as YYYY-MM-DD. */
export const calendarDay: Reader<string> = (raw) => {
  const day = text(WIRE_MAX)(raw);
  if (!isCalendarDay(day)) throw new FieldError('FIELD_FORMAT');
  return day;
};

/** Readers of page and order; `fields` are those a list may be sorted by. */
export function createPageFields<Field extends string>(...fields: Field[]) {
  const orders = fields.flatMap((field): Order<Field>[] => [`${field}:asc`, `${field}:desc`]);
  return {
    pageNumber: optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
    pageSize: optional(wholeNumber(1, PAGE_SIZE_MAX)),
    sort: optional(oneOf(...orders)),
  };
}

/** The rows in an order of one of their text fields; equals stay as they are. */
export function sortRows<Field extends string, Row extends Record<Field, string>>(
  rows: Row[],
  order: Order<Field>,
): Row[] {
  const [field, direction] = order.split(':') as [Field, 'asc' | 'desc'];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
}

/** One page of the items; one beyond the last is empty. */
export function paginate<Item>(
  items: Item[],
  { pageNumber = PAGE_NUMBER, pageSize = PAGE_SIZE }: { pageNumber?: number; pageSize?: number },
): Page<Item> {
  const start = (pageNumber - 1) * pageSize;
  return { list: items.slice(start, start + pageSize), total: items.length, pageNumber, pageSize };
}
