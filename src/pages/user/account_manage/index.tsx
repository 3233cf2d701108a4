import { Skeleton } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { LoadError } from '@/components/Status/LoadError';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import { StatusTag } from '@/components/Status/StatusTag';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { accountRows } from './accountRows';

/** /user/account_manage: all account settings with their current state. */
export default function AccountManagePage() {
  const t = useT();
  const { data, loading, error, reload } = useRead(['security'], getSecurity, { keep: true });

  /** Returns the current state of a setting; nothing while it is unknown. */
  const renderState = (getState: (typeof accountRows)[number]['state']) => {
    if (!getState) return undefined;
    if (!data) return loading ? <Skeleton.Button active size="small" /> : null;
    const { text, missing } = getState(data, t);
    return missing ? <StatusTag meaning="warning">{text}</StatusTag> : <span>{text}</span>;
  };
  return (
    <>
      <PageHeader title="page.accountManage" purpose="account.purpose" />
      <div className="stack" aria-busy={loading && !data}>
        <LoadingLabel loading={loading && !data} />
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
