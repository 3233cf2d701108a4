import { useRef, useState } from 'react';
import { Alert } from '@/components/Alert';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { listGrants } from '@/services/grants';
import { AuthorizedAppCard } from './components/AuthorizedAppCard';
import { AuthorizedAppsSkeleton } from './components/AuthorizedAppsSkeleton';
import { NoAuthorizedApps } from './components/NoAuthorizedApps';
import { useGrantWithdrawal, type WithdrawalOutcome } from './useGrantWithdrawal';
import './index.css';

/** /user/info_manage/application_authorization: what applications may read, and taking it back. */
export default function ApplicationsPage() {
  const t = useT();
  const { data, loading, error, reload, replace } = useLoad(listGrants);
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null);
  const told = useRef<HTMLDivElement>(null);
  const withdrawal = useGrantWithdrawal({
    onDone: (left, done) => {
      replace(left);
      setOutcome(done);
    },
    onGone: () => {
      reload();
      setOutcome('gone');
    },
    // What had the focus has gone with what was withdrawn; what came of it stands in its place.
    onClosed: () => told.current?.focus(),
  });

  return (
    <>
      <PageHeader title="page.applicationAuthorization" purpose="grants.purpose" />
      <div ref={told} tabIndex={-1} role="status" className="grants-told">
        {outcome === 'gone' && <Alert type="warning" message={t('grants.gone')} />}
        {outcome && outcome !== 'gone' && (
          <Alert type="success" message={t(outcome.message, outcome.values)} />
        )}
      </div>
      {error && <LoadError error={error} title="grants.failed" busy={loading} onRetry={reload} />}
      {!data && !error && <AuthorizedAppsSkeleton />}
      {data?.length === 0 && <NoAuthorizedApps />}
      {data && data.length > 0 && (
        <ul className="grants">
          {data.map((grant) => (
            <AuthorizedAppCard key={grant.id} grant={grant} onWithdraw={withdrawal.ask} />
          ))}
        </ul>
      )}
      {withdrawal.question}
    </>
  );
}
