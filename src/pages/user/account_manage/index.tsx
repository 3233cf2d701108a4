import { Skeleton } from 'antd';
import { PageHeader } from '@/components/Frame/PageHeader';
import { PageLinkList } from '@/components/Frame/PageLinkList';
import { LoadError } from '@/components/Status/LoadError';
import { StatusTag } from '@/components/Status/StatusTag';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { accountRows } from './accountRows';

/** /user/account_manage: all account settings with their current state. */
export default function AccountManagePage() {
  const t = useT();
  const { data, loading, error, reload } = useRead(['security'], getSecurity, { keep: true });

  const renderState = (getState: (typeof accountRows)[number]['state']) => {
    if (!getState) return undefined;
    const { messageId, values, text, missing } = data ? getState(data) : {};
    return <StatusText state={messageId ? t(messageId, values) : text} missing={missing} loading={loading} />;
  };
  return (
    <>
      <PageHeader title="page.accountManage" purpose="account.purpose" />
      <div className="stack" aria-busy={loading && !data}>
        <span className="visually-hidden" role="status">
          {loading && !data && t('common.loading')}
        </span>
        {error && <LoadError error={error} title="account.failed" busy={loading} onRetry={reload} />}
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

interface Props {
  /** The state as text; undefined while unknown. */
  state: string | undefined;
  /** Whether the user should act. */
  missing?: boolean;
  /** Whether the request is in progress. */
  loading: boolean;
}

/** Current state of one account setting, beside the link to its page. */
function StatusText({ state, missing = false, loading }: Props) {
  if (state === undefined) return loading ? <Skeleton.Button active size="small" /> : null;
  return missing ? <StatusTag meaning="warning">{state}</StatusTag> : <span>{state}</span>;
}
