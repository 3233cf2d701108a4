/**
 * The only table component for the portal's lists.
 *
 * A page provides three things: a service that loads a page of rows, the filters of its address, and columns.
 *
 *     const list = useListQuery(listOwnAppeals, appealFilters);
 *     <Filters list={list}>…</Filters>
 *     <ListBar list={list} messages={messages} />
 *     <DataTable list={list} columns={…} renderNarrow={…} narrowBelow="lg" … />
 *
 * The table handles the rest: loading, a failure with the server's message and a retry, paging, sorting, one column
 * on narrow screens, an empty list, and a list without matches with a button to clear the filters. For bulk actions,
 * useRowSelection manages the selected rows, here and in a SelectionBar above the table.
 */
import { type ProColumns, ProTable } from '@ant-design/pro-table';
import { type Breakpoint, Button, Grid, Table, type TableProps } from 'antd';
import type { ColumnType, SortOrder } from 'antd/es/table/interface';
import type { ReactNode } from 'react';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { PAGE_SIZE } from '@/constants';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { PAGE_SIZES, type TableQuery } from '@/utils/routing/listQuery';
import { RowsSkeleton } from './RowsSkeleton';
import { type RowSelection, toAntdSelection } from './rowSelection';
import './DataTable.css';

/** Messages of the table, specific to each list. */
export interface TableMessages {
  /** Caption of the table, for screen readers only, because a heading shows the same text. */
  caption: MessageKey;
  /** Loading the list failed. */
  failed: MessageKey;
  /** Total number of rows; receives `count`. */
  total: MessageKey;
  /** The list is empty. */
  empty: MessageKey;
  /** No row matches the filters. */
  none: MessageKey;
  /** Label of the button that clears the filters. */
  clear: MessageKey;
}

interface Props<Row> {
  list: ListState<Row>;
  messages: TableMessages;
  /** Each needs a key. `sorter: true` makes a column sortable; its key is the field then. */
  columns: readonly ProColumns<Row>[];
  /** Renders all properties of a row in one column. `above` is the previous row on the page. */
  renderNarrow: (row: Row, above?: Row) => ReactNode;
  /** Below this antd breakpoint, the table has a single column. */
  narrowBelow: Breakpoint;
  /** The default sort order, such as `submittedAt:desc`, used without a parameter in the address. */
  defaultSort?: string;
  /** Returns whether to highlight a row. */
  isAlarming?: (row: Row) => boolean;
  /** Action offered by an empty list. */
  emptyAction?: ReactNode;
  /** Makes the rows selectable, see useRowSelection and SelectionBar. */
  selection?: RowSelection<Row>;
  /** Number of skeleton rows while the list loads. */
  expectedRows?: number;
}

/** A list's rows in all states of the list. The rows need an `id`. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, messages, expectedRows = 5 } = props;
  const { page, error, reload } = list;
  return (
    <div className="data-table stack">
      {error && <LoadError title={messages.failed} error={error} onRetry={reload} />}
      {!page && !error && <RowsSkeleton rows={expectedRows} />}
      {page && <Rows {...props} />}
    </div>
  );
}

/** ProTable without its own filters, toolbar and texts, which the portal replaces. */
function Rows<Row extends { id: string }>(props: Props<Row>) {
  const { list, messages, columns, renderNarrow, narrowBelow, defaultSort, isAlarming, selection } = props;
  const t = useT();
  const screens = Grid.useBreakpoint();
  const narrow = screens[narrowBelow] === false;
  const { query, page, loading, change } = list;
  const { pageNumber, pageSize } = query;
  const sort = query.sort === undefined ? defaultSort : String(query.sort);
  const narrowColumns: ProColumns<Row>[] = [
    {
      key: 'row',
      title: t(messages.caption),
      render: (_, row, index) => renderNarrow(row, page?.list[index - 1]),
    },
  ];
  const total = page?.total ?? 0;
  return (
    <ProTable<Row>
      rowKey="id"
      className={narrow ? 'data-table-narrow' : ''}
      rowClassName={(row) => (isAlarming?.(row) ? 'data-table-alarming' : '')}
      caption={<span className="visually-hidden">{t(messages.caption)}</span>}
      columns={narrow ? narrowColumns : [...columns]}
      showHeader={!narrow}
      dataSource={page?.list}
      loading={loading}
      rowSelection={selection && toAntdSelection(selection, t)}
      search={false}
      options={false}
      toolBarRender={false}
      tableAlertRender={false}
      cardProps={false}
      ErrorBoundary={false}
      showSorterTooltip={false}
      sortDirections={SORT_DIRECTIONS}
      // ProTable shows the last pressed sort order, and none after a reload. Use the order of the address instead.
      tableViewRender={(table) => (
        <Table {...table} rowKey="id" columns={table.columns?.map((column) => showSortOrder(column, sort))} />
      )}
      locale={{ emptyText: <NoRows {...props} /> }}
      onChange={(_pages, _filters, sorter, { action }) => {
        if (action === 'sort') change(toSortChange(sorter, defaultSort));
      }}
      pagination={
        total > PAGE_SIZE && {
          current: pageNumber,
          pageSize,
          total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          locale: { items_per_page: t('table.perPage') },
          // ProTable's default is too small for touch.
          size: 'default',
          // A phone has no room for all page numbers.
          simple: screens.sm === false,
          // ListBar shows the total above the rows; ProTable would add its own text.
          showTotal: () => null,
          onChange: (number, size) => change(size === pageSize ? { pageNumber: number } : { pageSize: size }),
        }
      }
    />
  );
}

/** Explains why there are no rows, with an action. */
function NoRows<Row>({ list, messages, emptyAction }: Props<Row>) {
  const t = useT();
  return (
    <EmptyBlock>
      <p>{t(list.filtered ? messages.none : messages.empty)}</p>
      {list.filtered ? <Button onClick={list.clear}>{t(messages.clear)}</Button> : emptyAction}
    </EmptyBlock>
  );
}

/** antd's sort directions, by those of the address: `field:asc` and `field:desc`. */
const ORDERS: Record<string, SortOrder> = { asc: 'ascend', desc: 'descend' };

/** Cycle of sort directions when a column header is pressed; there is no unsorted state. */
const SORT_DIRECTIONS: SortOrder[] = ['ascend', 'descend', 'ascend'];

/**
 * Returns a column whose header shows the order `field:way`; unsortable columns, and those of another field, show
 * none.
 */
function showSortOrder<Row>(column: ColumnType<Row>, sort: string | undefined): ColumnType<Row> {
  if (!column.sorter) return column;
  const [field, way = ''] = (sort ?? '').split(':');
  return { ...column, sortOrder: field === column.key ? (ORDERS[way] ?? null) : null };
}

type Sorter<Row> = Parameters<NonNullable<TableProps<Row>['onChange']>>[2];

/** Returns the query change after a press on a column header. The default order has no parameter in the address. */
function toSortChange<Row>(sorter: Sorter<Row>, defaultSort: string | undefined): Partial<TableQuery> {
  const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
  if (!order) return { sort: undefined };
  const sort = `${columnKey}:${order === 'ascend' ? 'asc' : 'desc'}`;
  return { sort: sort === defaultSort ? undefined : sort };
}
