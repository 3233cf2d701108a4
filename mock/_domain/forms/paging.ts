/** Pages of lists (docs/specification.md 4.3). */
import { PAGE_NUMBER, PAGE_SIZE } from '../../../src/constants';
import type { Page } from '../../../src/contract';

type Order<Field extends string> = `${Field}:asc` | `${Field}:desc`;

/** Sorts rows by one of their text fields. Equal rows keep their order. */
export function sortRows<Field extends string, Row extends Record<Field, string>>(
  rows: Row[],
  order: Order<Field>,
): Row[] {
  const [field, direction] = order.split(':') as [Field, 'asc' | 'desc'];
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (a[field] < b[field] ? -1 : Number(a[field] > b[field])));
}

/** Sorts pending rows first, then the newest first. */
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
