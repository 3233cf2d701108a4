import { ProTable } from '@ant-design/pro-table';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { PAGE_SIZE } from '@/constants';
import type { AuthorizationDirection, AuthorizationRow, Page } from '@/contract';
import { useT } from '@/hooks/useT';
import type { TableQuery } from '@/utils/routing/listQuery';
import { PAGE_SIZES } from '@/utils/routing/listQuery';
import type { OnActionDone } from './ConfirmActionDialog';
import { getNarrowAuthorizationColumns, getWideAuthorizationColumns } from './columns';

interface Props {
  direction: AuthorizationDirection;
  /** Where a table would be wider than the screen. */
  narrow: boolean;
  page: Page<AuthorizationRow>;
  query: TableQuery;
  loading: boolean;
  onChange: (part: Partial<TableQuery>) => void;
  /** Opens the form. */
  onAdd: () => void;
  onMoved: OnActionDone;
}

/** The list itself. Its filter, texts and states are the portal's own: ProTable adds none. */
export function AuthorizationTable(props: Props) {
  const { direction, narrow, page, query, loading, onChange, onMoved } = props;
  const t = useT();
  const { locale } = useIntl();
  const columnsOf = narrow ? getNarrowAuthorizationColumns : getWideAuthorizationColumns;
  return (
    <ProTable<AuthorizationRow>
      rowKey="id"
      columns={columnsOf(t, direction, locale, onMoved)}
      showHeader={!narrow}
      dataSource={page.list}
      loading={loading}
      search={false}
      options={false}
      toolBarRender={false}
      tableAlertRender={false}
      cardProps={false}
      ErrorBoundary={false}
      locale={{ emptyText: <EmptyAuthorizations {...props} /> }}
      pagination={
        page.total > PAGE_SIZE && {
          current: query.pageNumber,
          pageSize: query.pageSize,
          total: page.total,
          pageSizeOptions: PAGE_SIZES,
          showSizeChanger: true,
          showTotal: (total) => t('authorizations.total', { count: total }),
          onChange: (number, size) =>
            onChange(size === query.pageSize ? { pageNumber: number } : { pageSize: size }),
        }
      }
    />
  );
}

/** What stands in place of rows: why there are none, and what to do about it. */
function EmptyAuthorizations({ direction, query, onChange, onAdd }: Props) {
  const t = useT();
  if (query.state) {
    return (
      <div className="authorizations-empty">
        <p>{t('authorizations.none')}</p>
        <Button onClick={() => onChange({ state: undefined })}>{t('authorizations.clear')}</Button>
      </div>
    );
  }
  return (
    <div className="authorizations-empty">
      <p>{t(`authorizations.empty.${direction}`)}</p>
      {direction === 'given' && <Button onClick={onAdd}>{t('authorizations.add')}</Button>}
    </div>
  );
}
