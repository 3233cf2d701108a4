import { Card } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import { useRead } from '@/hooks/useRead';
import { listAccounts } from '@/services/linked';
import { LinkedAccountList } from './components/LinkedAccountList';
import './index.css';

/** /user/account_manage/account_list: lists the accounts of one person and switches between them. */
export default function AccountListPage() {
  const { data, loading, error, reload, replace } = useRead(['accounts'], listAccounts);
  return (
    <>
      <PageHeader title="page.accountList" purpose="linked.accounts.purpose" />
      <Card>
        {error && <LoadError error={error} title="linked.accounts.failed" busy={loading} onRetry={reload} />}
        {!data && !error && <RowsSkeleton rows={2} height="block" />}
        {data && <LinkedAccountList accounts={data} onChange={replace} onOutdated={reload} />}
      </Card>
    </>
  );
}
