import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import type { UndoKind } from '@/contract';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useT } from '@/hooks/useT';
import { formatDateTime, formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { undoToken, useUndo } from './useUndo';

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
  const { offer, end, isEndedHere, error, reload, action } = useUndo(token);

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
