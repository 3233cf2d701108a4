import { Button } from 'antd';
import { useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { endPause, getPausedAccount } from '@/services/panic';
import { isRefusedFor } from '@/utils/http/ApiError';
import { formatDeadline } from '@/utils/i18n/dates';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { pausedTicket } from '../ticket';

type End = 'gone' | 'ended';

/** Shows until when no one can sign in. A browser may end the lock if its session began 72 hours before the report. */
export function PausedAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const { data, loading, error, reload } = useTicketLoad(ticket, pausedTicket, getPausedAccount);
  const [endedHere, setEndedHere] = useState<End | null>(null);
  const finish = (reason: End) => {
    pausedTicket.clear();
    setEndedHere(reason);
  };
  const action = useAction({
    act: () => endPause(ticket),
    onDone: () => finish('ended'),
    onError: (failed) => {
      if (!isRefusedFor(failed, 'TICKET_UNKNOWN')) return false;
      finish('gone');
      return true;
    },
  });
  const end = endedHere ?? (data === 'gone' ? data : null);

  if (end) {
    return (
      <ResultBlock
        status={end === 'ended' ? 'success' : 'info'}
        picture={end === 'ended' ? 'done' : 'ended'}
        level={2}
        focus={endedHere !== null}
        title={t(`panic.${end}`)}
        text={t(`panic.${end}.text`)}
        actions={
          <Button type="primary" size="large" onClick={returnToSignIn}>
            {t('associate.back')}
          </Button>
        }
      />
    );
  }
  if (!data && error) return <LoadError error={error} title="panic.failed" busy={loading} onRetry={reload} />;
  if (!data || data === 'gone') return <TextSkeleton rows={6} />;
  return (
    <>
      <ResultBlock
        status="warning"
        picture="frozen"
        level={2}
        title={t('panic.paused', { until: formatDeadline(data.until) })}
        text={
          <>
            <p>{t('panic.paused.means')}</p>
            <p>{t('panic.paused.next')}</p>
            <p>{t('panic.paused.app')}</p>
            <p>{t(data.mayEnd ? 'panic.paused.mayEnd' : 'panic.paused.undo')}</p>
          </>
        }
        actions={
          <>
            <LinkButton type="primary" size="large" to={RESET_PASSWORD_PATH}>
              {t('undo.reset')}
            </LinkButton>
            {data.mayEnd && (
              <SubmitButton size="large" busy={action.running} onClick={() => action.run()}>
                {t(action.running ? 'panic.ending' : 'panic.end')}
              </SubmitButton>
            )}
            <LinkButton size="large" to={getAppealPath('ACCOUNT_STOLEN')}>
              {t('appeal.link')}
            </LinkButton>
          </>
        }
      />
      {action.error && <FailureAlert error={action.error} unreachable="panic.end.unreachable" />}
    </>
  );
}
