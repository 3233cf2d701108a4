import { ProTable } from '@ant-design/pro-table';
import { Button, type TableProps } from 'antd';
import { PAGE_SIZE } from '@/constants';
import type { AppealRow, Page } from '@/contract';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { isFiltered, PAGE_SIZES } from '@/utils/routing/listQuery';
import { getNarrowAppealColumns, getWideAppealColumns } from './columns';

interface Props {
  /** Where a table would be wider than the screen. */
  narrow: boolean;
  page: Page<AppealRow>;
  query: TableQuery;
  loading: boolean;
  onChange: (part: Partial<TableQuery>) => void;
  onClear: () => void;
  onMake: () => void;
}

const WAYS = { ascend: 'asc', descend: 'desc' } as const;

/** The list itself. Its filters, texts and states are the portal's own: ProTable adds none. */
export function AppealTable({ narrow, page, query, loading, onChange, onClear, onMake }: Props) {
  const t = useT();
  const { pageNumber, pageSize } = query;

  const onTable: TableProps<AppealRow>['onChange'] = (_pages, _filters, sorter, { action }) => {
    const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: null } : sorter;
    if (action === 'sort') onChange({ sort: order ? `${columnKey}:${WAYS[order]}` : undefined });
  };
  const empty = isFiltered(query) ? (
    <EmptyAppeals words={t('appeal.list.none')} action={t('appeal.list.clear')} onAct={onClear} />
  ) : (
    <EmptyAppeals words={t('appeal.list.empty')} action={t('appeal.list.make')} onAct={onMake} />
  );
  return (
    <ProTable<AppealRow>
      rowKey="id"
      columns={narrow ? getNarrowAppealColumns(t) : getWideAppealColumns(t, query)}
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
      locale={{ emptyText: empty }}
      onChange={onTable}
      pagination={
        page.total > PAGE_SIZE && {
          current: pageNumber,
          pageSize,
          total: page.total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          showTotal: (total) => t('appeal.list.total', { count: total }),
          onChange: (number, size) =>
            onChange(size === pageSize ? { pageNumber: number } : { pageSize: size }),
        }
      }
    />
  );
}

/** What stands in place of rows: why there are none, and what to do about it. */
function EmptyAppeals({ words, action, onAct }: { words: string; action: string; onAct: () => void }) {
  return (
    <div className="appeals-empty">
      <p>{words}</p>
      <Button onClick={onAct}>{action}</Button>
    </div>
  );
}
