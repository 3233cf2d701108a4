import { Skeleton } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { LoadError } from '@/components/Status/LoadError';
import { StatusTag } from '@/components/Status/StatusTag';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { type AccountState, accountRows } from './accountRows';

/** /user/account_manage: all account settings with their current state. */
export default function AccountManagePage() {
  const t = useT();
  const { data, loading, error, reload } = useRead(['security'], getSecurity, { keep: true });

  const renderState = (getState: (typeof accountRows)[number]['state']) => {
    if (!getState) return undefined;
    return <StatusText state={data && getState(data, t)} loading={loading} />;
  };
  return (
    <>
      <PageHeader title="page.accountManage" purpose="account.purpose" />
      <div className="stack" aria-busy={loading && !data}>
        <span className="visually-hidden" role="status">
          {loading && !data && t('common.loading')}
        </span>
        {error && <LoadError error={error} title="account.failed" onRetry={reload} />}
        <PageLinkList
          rows={accountRows.map(({ to, title, about, state }) => ({
            to,
            title: t(title),
            about: t(about),
            state: renderState(state),
          }))}
        />
      </div>
    </>
  );
}

/** Current state of one account setting, beside the link to its page; null while unknown. */
function StatusText({ state, loading }: { state: AccountState | null; loading: boolean }) {
  if (!state) return loading ? <Skeleton.Button active size="small" /> : null;
  return state.missing ? <StatusTag meaning="warning">{state.text}</StatusTag> : <span>{state.text}</span>;
}
