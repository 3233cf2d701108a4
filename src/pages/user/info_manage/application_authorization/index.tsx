import { Card, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { CardsSkeleton } from '@/components/Status/CardsSkeleton';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { listGrants, withdrawGrant, withdrawScope } from '@/services/grants';
import { isNotFound } from '@/utils/http/ApiError';
import { AuthorizedAppCard, type GrantWithdrawal } from './components/AuthorizedAppCard';
import './index.css';

/** The result as a message that follows the language; 'gone' if the grant had already ended. */
type WithdrawalOutcome = { message: MessageKey; values: Record<string, string> } | 'gone';

const getKind = ({ scope }: GrantWithdrawal) => (scope ? 'scope' : 'all');

/** /user/info_manage/application_authorization: the access of applications, which can be withdrawn. */
export default function ApplicationsPage() {
  const t = useT();
  const { data, error, reload, replace } = useRead(['grants'], listGrants);
  const [outcome, setOutcome] = useState<WithdrawalOutcome | null>(null);
  const status = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted with the withdrawn access: focus the status message.
  const dialog = useConfirmDialog<GrantWithdrawal>(() => status.current?.focus());

  const getValues = ({ grant: { name, operator }, scope }: GrantWithdrawal) => ({
    name,
    operator,
    scope: scope ? t(`authorize.scope.${scope}`) : '',
  });

  return (
    <>
      <PageHeader title="page.applicationAuthorization" purpose="grants.purpose" />
      <div ref={status} tabIndex={-1} role="status" className="grants-status">
        {outcome === 'gone' && <Alert type="warning" message={t('grants.gone')} />}
        {outcome && outcome !== 'gone' && (
          <Alert type="success" message={t(outcome.message, outcome.values)} />
        )}
      </div>
      {error && <LoadError error={error} title="grants.failed" onRetry={reload} />}
      {!data && !error && (
        <CardsSkeleton cards={3} className="grants">
          <Skeleton active avatar={{ shape: 'square', size: 48 }} paragraph={{ rows: 6 }} />
        </CardsSkeleton>
      )}
      {data?.length === 0 && (
        <Card>
          <ResultBlock
            status="info"
            picture="empty"
            level={2}
            title={t('grants.empty')}
            text={t('grants.empty.text')}
          />
        </Card>
      )}
      {data && data.length > 0 && (
        <ul className="grants plain-list">
          {data.map((grant) => (
            <AuthorizedAppCard key={grant.id} grant={grant} onWithdraw={dialog.ask} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={(asked) => t(`grants.ask.${getKind(asked)}`, getValues(asked))}
        yes={t('grants.withdraw')}
        busy={t('grants.busy')}
        no={t('form.keepIt')}
        danger
        act={({ grant, scope }) => (scope ? withdrawScope(grant.id, scope) : withdrawGrant(grant.id))}
        onDone={(left, asked) => {
          replace(left);
          setOutcome({ message: `grants.done.${getKind(asked)}`, values: getValues(asked) });
        }}
        onError={(failed) => {
          if (!isNotFound(failed)) return undefined;
          reload();
          setOutcome('gone');
          return 'close';
        }}
        unreachable="grants.unreachable"
      >
        {(asked) => <p>{t(`grants.ask.${getKind(asked)}.text`, getValues(asked))}</p>}
      </ConfirmDialog>
    </>
  );
}
