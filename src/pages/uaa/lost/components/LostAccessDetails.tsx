import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { SubmitButton } from '@/components/Action/SubmitButton';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { SetPasswordForm } from '@/components/Field/SetPasswordForm';
import { FailureAlert } from '@/components/Status/FailureAlert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { TextSkeleton } from '@/components/Status/TextSkeleton';
import { DAY } from '@/constants';
import type { LostAccess } from '@/contract';
import { LOST_ACCESS_BAR } from '@/domain/lostAccess';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { useTicketLoad } from '@/hooks/useTicketLoad';
import { useGlobalActions } from '@/models/hooks';
import { checkLostAccess, finishLostAccess, stopLostAccess } from '@/services/lostAccess';
import type { ApiError } from '@/utils/http/ApiError';
import { formatDateTime, formatDeadline } from '@/utils/i18n/dates';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import { RESET_PASSWORD_PATH, SIGN_IN_PATH } from '@/utils/routing/paths';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { createTicketStore } from '@/utils/storage/ticketStore';

/** The ticket in a link to a recovery. It is valid in every browser. */
export const lostAccessTicket = createTicketStore('lost');

type LostAccessEnd = 'gone' | 'stopped' | 'done';

/** The recovery of a link: its waiting period, the form for the new password, or a button that stops the recovery. */
export function LostAccessDetails({ ticket, onLeave }: { ticket: string; onLeave: () => void }) {
  const t = useT();
  const { clearUser } = useGlobalActions();
  const {
    data: access,
    end,
    isEndedHere,
    error,
    reload,
    handleError,
    finish,
  } = useTicketLoad<LostAccess, LostAccessEnd>(ticket, lostAccessTicket, checkLostAccess);
  const onStopped = () => finish('stopped');
  const stop = useAction({
    act: () => stopLostAccess(ticket),
    onDone: onStopped,
    onError: handleError,
  });
  const onFinished = () => {
    // Every session of the account has ended, possibly including that of this browser.
    clearUser();
    announceSessionChange('signed-in');
    finish('done');
  };

  if (end) return <LostAccessEndBlock end={end} role={access?.role} focus={isEndedHere} onLeave={onLeave} />;
  if (!access && error) return <LoadError error={error} title="lost.failed" onRetry={reload} />;
  if (!access) return <TextSkeleton rows={6} />;

  const { account, role, state, proof, mayFinish } = access;
  const values = { account, at: formatDateTime(access.beganAt), until: formatDeadline(access.until) };
  if (role === 'OTHER') {
    return (
      <>
        <ResultBlock
          status="warning"
          level={2}
          title={t('lost.other')}
          text={
            <>
              <p>{t('lost.other.text', { ...values, proof: t(`lost.by.${proof}`) })}</p>
              <p>{t(`lost.other.${state}`, values)}</p>
              <p>
                {t(proof === 'contact' ? 'lost.other.effect' : 'lost.other.effect.strong', {
                  days: LOST_ACCESS_BAR / DAY,
                })}
              </p>
              <p>{t('lost.other.keep')}</p>
            </>
          }
          actions={
            <SubmitButton type="primary" danger size="large" busy={stop.running} onClick={() => stop.run()}>
              {t(stop.running ? 'lost.stopping' : 'lost.stop')}
            </SubmitButton>
          }
        />
        {stop.error && <FailureAlert error={stop.error} unreachable="lost.unreachable" />}
      </>
    );
  }
  const withdraw = <WithdrawButton ticket={ticket} onDone={onStopped} onError={handleError} />;
  if (mayFinish && state === 'READY') {
    return (
      <>
        <h2>{t('lost.ready')}</h2>
        <p className="lost-why">{t('lost.ready.text', values)}</p>
        {/* Setting a new password removes the authenticator app. */}
        <SetPasswordForm
          account={account}
          save={(newPwd) => finishLostAccess(ticket, newPwd)}
          onDone={onFinished}
          onError={(failed) => handleError(failed) || redirectHeldAccount(failed)}
          unreachable="lost.unreachable"
        />
        <p className="link-line">{withdraw}</p>
      </>
    );
  }
  return (
    <WaitingBlock
      state={state}
      values={values}
      actions={
        <>
          <Button size="large" onClick={onLeave}>
            {t('lost.again')}
          </Button>
          {withdraw}
        </>
      }
    />
  );
}

interface WaitingProps {
  state: LostAccess['state'];
  values: Record<'account' | 'at' | 'until', string>;
  actions: React.ReactNode;
}

/** Shows the end of the waiting period. After it, only the newest link continues the recovery. */
function WaitingBlock({ state, values, actions }: WaitingProps) {
  const t = useT();
  const isReady = state === 'READY';
  return (
    <ResultBlock
      status="info"
      level={2}
      title={t(isReady ? 'lost.sent' : 'lost.waiting', values)}
      text={
        <>
          <p>{t(isReady ? 'lost.sent.text' : 'lost.waiting.text', values)}</p>
          {!isReady && <p>{t('lost.waiting.next')}</p>}
        </>
      }
      actions={actions}
    />
  );
}

interface LostAccessEndBlockProps {
  end: LostAccessEnd;
  role?: LostAccess['role'];
  focus: boolean;
  /** Called to show the other options. */
  onLeave: () => void;
}

/** Shows that the recovery was stopped or finished, or that its link is invalid, with the next actions. */
function LostAccessEndBlock({ end, role = 'REQUESTER', focus, onLeave }: LostAccessEndBlockProps) {
  const t = useT();
  const isOthers = end === 'stopped' && role === 'OTHER';
  return (
    <ResultBlock
      key={end}
      status={end === 'gone' ? 'info' : 'success'}
      picture={end === 'gone' ? 'ended' : 'done'}
      level={2}
      focus={focus}
      title={t(`lost.${end}`)}
      text={t(end === 'stopped' ? `lost.stopped.${role}` : `lost.${end}.text`)}
      actions={
        <>
          <LinkButton type="primary" size="large" to={isOthers ? RESET_PASSWORD_PATH : SIGN_IN_PATH}>
            {t(isOthers ? 'page.resetPwd' : 'login.logout.signIn')}
          </LinkButton>
          {end === 'gone' && (
            <Button size="large" onClick={onLeave}>
              {t('lost.again')}
            </Button>
          )}
        </>
      }
    />
  );
}

interface WithdrawButtonProps {
  ticket: string;
  onDone: () => void;
  /** Called after a failure; returns true if the recovery was stopped or finished elsewhere. */
  onError: (error: ApiError) => boolean;
}

/** Stops the requester's recovery after a confirmation, because an accidental click would lose the time waited. */
function WithdrawButton({ ticket, onDone, onError }: WithdrawButtonProps) {
  const t = useT();
  const dialog = useConfirmDialog<'withdraw'>();
  return (
    <>
      <Button size="large" onClick={() => dialog.ask('withdraw')}>
        {t('lost.stop')}
      </Button>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('lost.withdraw.ask')}
        yes={t('lost.stop')}
        busy={t('lost.stopping')}
        no={t('lost.withdraw.no')}
        danger
        act={() => stopLostAccess(ticket)}
        onDone={onDone}
        onError={(error) => (onError(error) ? 'close' : undefined)}
        unreachable="lost.unreachable"
      >
        {() => t('lost.withdraw.text')}
      </ConfirmDialog>
    </>
  );
}
