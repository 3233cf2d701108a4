import { useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { RowActions } from '@/components/Action/RowActions';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { Alert } from '@/components/Status/Alert';
import { FailureAlert } from '@/components/Status/FailureAlert';
import type { BehaviorRow } from '@/contract';
import { EndAllButton } from '@/features/accountSecurity/devices/EndAllButton';
import { getPasswordPathAfterDisown } from '@/features/accountSecurity/disownReason';
import { useAction } from '@/hooks/useAction';
import { useFocusWhen } from '@/hooks/useFocusWhen';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { disownRecord } from '@/services/behavior';
import { endOtherSessions } from '@/services/sessions';
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';
import { goTo } from '@/utils/routing/redirect';

const UNREACHABLE = 'form.unreachable';

/**
 * Button "This wasn't me". An event of a session needs a confirmation; it ends the session and redirects to the form
 * for a new password. For an event without a session, advice is shown immediately.
 */
export function ReportRecordButton({ record, onDisowned }: { record: BehaviorRow; onDisowned: () => void }) {
  const t = useT();
  const [noted, setNoted] = useState(false);
  const { id, session, disowned } = record;
  const dialog = useConfirmDialog<string>();
  const withoutSession = useAction({
    act: () => disownRecord(id),
    onDone: () => {
      setNoted(true);
      onDisowned();
    },
  });

  if (noted)
    return <ReportedRecordAlert title="behavior.disown.advice" text="behavior.disown.advice.text" focus />;
  if (disowned) return <ReportedRecordAlert title="behavior.disowned.title" text="behavior.disowned.text" />;
  if (session === 'current') return <CurrentSessionAdvice />;

  return (
    <section className="behavior-disown stack">
      <p>{t('behavior.disown.why')}</p>
      {withoutSession.error && <FailureAlert error={withoutSession.error} unreachable={UNREACHABLE} />}
      <SubmitButton
        busy={withoutSession.running}
        onClick={() => (session === null ? withoutSession.run() : dialog.ask(id))}
      >
        {t('behavior.disown')}
      </SubmitButton>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('behavior.disown.ask')}
        yes={t('behavior.disown.yes')}
        busy={t('behavior.disown.busy')}
        no={t('behavior.disown.no')}
        act={disownRecord}
        onDone={({ ended }) => goTo(getPasswordPathAfterDisown(ended))}
        unreachable={UNREACHABLE}
      >
        {() => <p>{t(session === 'live' ? 'behavior.disown.text.live' : 'behavior.disown.text.ended')}</p>}
      </ConfirmDialog>
    </section>
  );
}

/** For an event of the current session: ending it would sign out the user. */
function CurrentSessionAdvice() {
  const t = useT();
  const [ended, setEnded] = useState<number | null>(null);
  return (
    <Alert
      type="info"
      message={t('behavior.disown.current')}
      description={
        <>
          <p>{t('behavior.disown.current.text')}</p>
          <RowActions>
            <NewPasswordLink />
            <EndAllButton kind="session" endAll={endOtherSessions} onDone={setEnded} />
          </RowActions>
          <p role="status">{ended !== null && t('behavior.disown.others', { count: ended })}</p>
        </>
      }
    />
  );
}

interface ReportedRecordAlertProps {
  title: MessageKey;
  text: MessageKey;
  /** Whether it takes the focus when it appears, because it replaces the focused button. */
  focus?: boolean;
}

/** Advice for a record that the user has reported. */
function ReportedRecordAlert({ title, text, focus = false }: ReportedRecordAlertProps) {
  const t = useT();
  const advice = useFocusWhen<HTMLParagraphElement>(focus);
  return (
    <Alert
      type="warning"
      message={t(title)}
      description={
        <>
          <p ref={advice} tabIndex={-1}>
            {t(text)}
          </p>
          <NewPasswordLink />
        </>
      }
    />
  );
}

/** Link to the page for a new password, which locks out anyone who knows the old one. */
function NewPasswordLink() {
  const t = useT();
  return (
    <LinkButton type="primary" to={CHANGE_PASSWORD_PATH}>
      {t('behavior.disown.password')}
    </LinkButton>
  );
}
