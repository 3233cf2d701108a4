/** The order of a list: `field:asc` or `field:desc` in its address, a column and its direction in antd's table. */
import type { TableProps } from 'antd';
import type { ColumnType, SortOrder } from 'antd/es/table/interface';
import type { TableQuery } from '@/utils/routing/listQuery';

const ORDERS: Record<string, SortOrder> = { asc: 'ascend', desc: 'descend' };

/** What presses of a column's head go through; the end leads to the beginning, never to "in no order". */
export const SORT_DIRECTIONS: SortOrder[] = ['ascend', 'descend', 'ascend'];

/** A column whose head shows the order `field:way`; a column not to order by, or of another field, shows none. */
export function showSortOrder<Row>(column: ColumnType<Row>, sort: string | undefined): ColumnType<Row> {
  if (!column.sorter) return column;
  const [field, way = ''] = (sort ?? '').split(':');
  return { ...column, sortOrder: field === column.key ? (ORDERS[way] ?? null) : null };
}

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

/** The change of the query after a press on a column's head. The default order needs no word in the address. */
export function toSortChange<Row>(sorter: Sorter<Row>, defaultSort: string | undefined): Partial<TableQuery> {
  const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
  if (!order) return { sort: undefined };
  const sort = `${columnKey}:${order === 'ascend' ? 'asc' : 'desc'}`;
  return { sort: sort === defaultSort ? undefined : sort };
}
