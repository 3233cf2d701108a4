/** The sort order of a list: `field:asc` or `field:desc` in the address, a column and its direction in antd's table. */
import type { TableProps } from 'antd';
import type { ColumnType, SortOrder } from 'antd/es/table/interface';
import type { TableQuery } from '@/utils/routing/listQuery';

const ORDERS: Record<string, SortOrder> = { asc: 'ascend', desc: 'descend' };

/** Cycle of sort directions when a column header is pressed; there is no unsorted state. */
export const SORT_DIRECTIONS: SortOrder[] = ['ascend', 'descend', 'ascend'];

/**
 * Returns a column whose header shows the order `field:way`; unsortable columns, and those of another field, show
 * none.
 */
export function showSortOrder<Row>(column: ColumnType<Row>, sort: string | undefined): ColumnType<Row> {
  if (!column.sorter) return column;
  const [field, way = ''] = (sort ?? '').split(':');
  return { ...column, sortOrder: field === column.key ? (ORDERS[way] ?? null) : null };
}

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

/** Returns the query change after a press on a column header. The default order has no parameter in the address. */
export function toSortChange<Row>(sorter: Sorter<Row>, defaultSort: string | undefined): Partial<TableQuery> {
  const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
  if (!order) return { sort: undefined };
  const sort = `${columnKey}:${order === 'ascend' ? 'asc' : 'desc'}`;
  return { sort: sort === defaultSort ? undefined : sort };
}
