/**
 * The one table of the portal's lists.
 *
 * A page brings three things: a service that reads a page of rows, the filters its address may hold, and columns.
 *
 *     const list = useListQuery(listOwnAppeals, appealFilters);
 *     <Filters list={list}>…</Filters>
 *     <ListBar list={list} words={words} />
 *     <DataTable list={list} columns={…} renderNarrow={…} narrowBelow="lg" … />
 *
 * The table does the rest: rows that load, a failure with the server's words and a retry, pages, the order, one column
 * where the screen is narrow, "nothing yet", and "no row matches" with a way back to the whole list. Where something is
 * done to many rows at once, they are chosen by useRowSelection, here and in a SelectionBar above the table.
 */
import { type ProColumns, ProTable } from '@ant-design/pro-table';
import { type Breakpoint, Button, Grid, Table } from 'antd';
import type { ReactNode } from 'react';
import { EmptyBlock } from '@/components/EmptyBlock';
import { LoadError } from '@/components/LoadError';
import { PAGE_SIZE } from '@/constants';
import type { ListState } from '@/hooks/useListQuery';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { PAGE_SIZES } from '@/utils/routing/listQuery';
import { RowsSkeleton } from './RowsSkeleton';
import { type RowSelection, toAntdSelection } from './rowSelection';
import { SORT_DIRECTIONS, showSortOrder, toSortChange } from './sorting';
import './DataTable.css';

/** Messages of the table, own ones for each list. */
export interface TableWords {
  /** Caption of the table. Only screen readers read it, because a heading shows the same text. */
  caption: MessageKey;
  /** The list did not load. */
  failed: MessageKey;
  /** How many rows there are in all; gets `count`. */
  total: MessageKey;
  /** There is no row at all. */
  empty: MessageKey;
  /** No row matches the filters. */
  none: MessageKey;
  /** Goes back to the whole list. */
  clear: MessageKey;
}

interface Props<Row> {
  list: ListState<Row>;
  words: TableWords;
  /** With a key each. `sorter: true` makes a column one to order by; the key is the field then. */
  columns: readonly ProColumns<Row>[];
  /** Renders all facts of a row in one column. `above` is the previous row on the page. */
  renderNarrow: (row: Row, above?: Row) => ReactNode;
  /** On screens narrower than this antd breakpoint the columns have no room. */
  narrowBelow: Breakpoint;
  /** The order without a word in the address, such as `submittedAt:desc`. */
  defaultSort?: string;
  /** Marks rows that the reader should not miss. */
  isAlarming?: (row: Row) => boolean;
  /** Action that an empty list offers. */
  emptyAction?: ReactNode;
  /** Rows of the page can be chosen, see useRowSelection and SelectionBar. */
  selection?: RowSelection<Row>;
  /** Number of skeleton rows while the list loads. */
  expectedRows?: number;
}

/** A list's rows and every state it can be in. The rows need an `id`. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { list, words, expectedRows = 5 } = props;
  const { page, loading, error, reload } = list;
  return (
    <div className="data-table">
      {error && <LoadError title={words.failed} error={error} busy={loading} onRetry={reload} />}
      {!page && !error && <RowsSkeleton rows={expectedRows} />}
      {page && <Rows {...props} />}
    </div>
  );
}

/** ProTable without its own filters, toolbar and texts: those are the portal's. */
function Rows<Row extends { id: string }>(props: Props<Row>) {
  const { list, words, columns, renderNarrow, narrowBelow, defaultSort, isAlarming, selection } = props;
  const t = useT();
  const screens = Grid.useBreakpoint();
  const narrow = screens[narrowBelow] === false;
  const { query, page, loading, change } = list;
  const { pageNumber, pageSize } = query;
  const sort = query.sort === undefined ? defaultSort : String(query.sort);
  const narrowColumns: ProColumns<Row>[] = [
    {
      key: 'row',
      title: t(words.caption),
      render: (_, row, index) => renderNarrow(row, page?.list[index - 1]),
    },
  ];
  const total = page?.total ?? 0;
  return (
    <ProTable<Row>
      rowKey="id"
      className={narrow ? 'data-table-narrow' : ''}
      rowClassName={(row) => (isAlarming?.(row) ? 'data-table-alarming' : '')}
      caption={<span className="visually-hidden">{t(words.caption)}</span>}
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
      // ProTable shows the order that was pressed last, and none after a reload. The address always has the order.
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
          // ProTable's own is too small for a finger.
          size: 'default',
          // All numbers have no room on a phone.
          simple: screens.sm === false,
          // ListBar shows it above the rows; ProTable would add a text of its own.
          showTotal: () => null,
          onChange: (number, size) => change(size === pageSize ? { pageNumber: number } : { pageSize: size }),
        }
      }
    />
  );
}

/** Shows why there are no rows, and an action. */
function NoRows<Row>({ list, words, emptyAction }: Props<Row>) {
  const t = useT();
  return (
    <EmptyBlock>
      <p>{t(list.filtered ? words.none : words.empty)}</p>
      {list.filtered ? <Button onClick={list.clear}>{t(words.clear)}</Button> : emptyAction}
    </EmptyBlock>
  );
}
