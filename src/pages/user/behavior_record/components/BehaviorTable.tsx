import { ProTable } from '@ant-design/pro-table';
import { Button, type TableProps } from 'antd';
import { PAGE_SIZE } from '@/constants';
import type { BehaviorRow, Page } from '@/contract';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { isFiltered, PAGE_SIZES } from '@/utils/routing/listQuery';
import { getNarrowRecordColumns, getWideRecordColumns } from './columns';

interface Props {
  /** Where a table would be wider than the screen. */
  narrow: boolean;
  page: Page<BehaviorRow>;
  query: TableQuery;
  loading: boolean;
  onChange: (part: Partial<TableQuery>) => void;
  onClear: () => void;
  onOpen: (row: BehaviorRow) => void;
}

/** The record itself. Its filters, texts and states are the portal's own: ProTable adds none. */
export function BehaviorTable({ narrow, page, query, loading, onChange, onClear, onOpen }: Props) {
  const t = useT();
  const { pageNumber, pageSize } = query;

  const onTable: TableProps<BehaviorRow>['onChange'] = (_pages, _filters, sorter, { action }) => {
    const order = Array.isArray(sorter) ? null : sorter.order;
    if (action === 'sort') onChange({ sort: order === 'ascend' ? 'occurredAt:asc' : undefined });
  };
  return (
    <ProTable<BehaviorRow>
      rowKey="id"
      columns={narrow ? getNarrowRecordColumns(t, onOpen) : getWideRecordColumns(t, query, onOpen)}
      showHeader={!narrow}
      dataSource={page.list}
      loading={loading}
      search={false}
      options={false}
      toolBarRender={false}
      tableAlertRender={false}
      cardProps={false}
      ErrorBoundary={false}
      showSorterTooltip={false}
      sortDirections={['ascend', 'descend']}
      locale={{ emptyText: <EmptyRecords filtered={isFiltered(query)} onClear={onClear} /> }}
      onChange={onTable}
      pagination={
        page.total > PAGE_SIZE && {
          current: pageNumber,
          pageSize,
          total: page.total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          responsive: true,
          showTotal: (total) => t('behavior.total', { count: total }),
          onChange: (number, size) =>
            onChange(size === pageSize ? { pageNumber: number } : { pageSize: size }),
        }
      }
    />
  );
}

/** What stands in place of rows: why there are none, and what to do about it. */
function EmptyRecords({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useT();
  return (
    <div className="behavior-empty">
      <p>{t(filtered ? 'behavior.none' : 'behavior.empty')}</p>
      {filtered && <Button onClick={onClear}>{t('behavior.clear')}</Button>}
    </div>
  );
}
