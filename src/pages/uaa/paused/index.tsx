import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import type { Data } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { endPause, getPausedAccount } from '@/services/panic';
import { formatDeadline } from '@/utils/i18n/dates';
import { returnToSignIn } from '@/utils/routing/loginReferer';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The ticket of a paused account: an intruder was reported, so the account refuses sign-ins for a limited time. */
const pausedTicket = createTicketStore('paused');

/** /uaa/paused: opened after the user has reported an intruder in the account, and by later sign-ins to it. */
export default function PausedPage() {
  const t = useT();
  const ticket = useOneTimeQuery(pausedTicket.read, [pausedTicket.param]);
  return (
    <div className="stack">
      <h1>{t('page.paused')}</h1>
      {ticket === undefined ? <TextSkeleton rows={6} /> : <PausedAccountDetails ticket={ticket} />}
    </div>
  );
}

/** Shows until when no one can sign in. A browser may end the lock if its session began 72 hours before the report. */
function PausedAccountDetails({ ticket }: { ticket: string }) {
  const t = useT();
  const account = useTicketLoad<Data<'pausedAccount'>, 'ended'>(ticket, pausedTicket, getPausedAccount);
  const { data, end, error, reload } = account;
  const action = useAction({
    act: () => endPause(ticket),
    onDone: () => account.finish('ended'),
    onError: account.handleError,
  });

  if (end) {
    return (
      <ResultBlock
        status={end === 'ended' ? 'success' : 'info'}
        picture={end === 'ended' ? 'done' : 'ended'}
        level={2}
        focus={account.isEndedHere}
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
  if (!data && error) return <LoadError error={error} title="panic.failed" onRetry={reload} />;
  if (!data) return <TextSkeleton rows={6} />;
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
