import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import type { UndoKind, UndoOffer } from '@/contract';
import { useAction } from '@/hooks/useAction';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkUndo, undoChange } from '@/services/undo';
import { formatDateTime, formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The token of a link that undoes a change. It is valid in every browser, and grants no other access. */
const undoToken = createTicketStore('undo', 'token');

/** /uaa/undo: opened by the link of an alert mail. Opening it changes nothing. */
export default function UndoPage() {
  const t = useT();
  const token = useOneTimeQuery(undoToken.read, [undoToken.param]);
  return (
    <div className="stack undo">
      <h1>{t('page.undo')}</h1>
      {token === undefined ? <TextSkeleton rows={6} /> : <UndoOfferDetails token={token} />}
    </div>
  );
}

/** The change that the link can undo, and the button that undoes it. */
function UndoOfferDetails({ token }: { token: string }) {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const undo = useTicketLoad<UndoOffer, 'done'>(token, undoToken, checkUndo);
  const { data: offer, end, isEndedHere, error, reload } = undo;
  const action = useAction({
    act: () => undoChange(token),
    onDone: () => {
      // This browser's session may have ended or belong to another account: make the other tabs check.
      clearUser();
      announceSessionChange('signed-in');
      undo.finish('done');
    },
    onError: undo.handleError,
  });

  if (end) return <UndoEnd end={end} kind={offer?.kind} focus={isEndedHere} />;
  if (!offer && error) {
    return <LoadError error={error} title="undo.failed" onRetry={reload} />;
  }
  if (!offer) return <TextSkeleton rows={6} />;

  const { kind, account, name, changedAt, until } = offer;
  return (
    <>
      <ResultBlock
        status="warning"
        level={2}
        title={t(`undo.${kind}.title`)}
        text={
          <>
            <p>{t(`undo.${kind}.text`, { account, name, at: formatDateTime(changedAt) })}</p>
            <p>{t(`undo.${kind}.effect`)}</p>
            <p>{t(kind === 'PANIC' ? 'undo.keep.PANIC' : 'undo.keep')}</p>
            <p>{t('undo.until', { until: formatDeadline(until) })}</p>
          </>
        }
        actions={
          <SubmitButton type="primary" danger size="large" busy={action.running} onClick={() => action.run()}>
            {t(action.running ? 'undo.submitting' : `undo.${kind}.submit`)}
          </SubmitButton>
        }
      />
      {action.error && <FailureAlert error={action.error} unreachable="undo.unreachable" />}
    </>
  );
}

interface EndProps {
  end: 'done' | 'gone';
  kind?: UndoKind;
  focus: boolean;
}

/** The change was undone, or the link is invalid; with the next actions. */
function UndoEnd({ end, kind = 'IDENTITY', focus }: EndProps) {
  const t = useT();
  return (
    <ResultBlock
      key={end}
      status={end === 'done' ? 'success' : 'info'}
      picture={end === 'done' ? 'done' : 'ended'}
      level={2}
      focus={focus}
      title={t(`undo.${end}`)}
      text={<p>{t(end === 'done' ? `undo.${kind}.done` : 'undo.gone.text')}</p>}
      actions={
        <>
          <LinkButton type="primary" size="large" to={RESET_PASSWORD_PATH}>
            {t('undo.reset')}
          </LinkButton>
          {end === 'gone' && (
            <LinkButton size="large" to={getAppealPath('ACCOUNT_STOLEN')}>
              {t('appeal.link')}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
