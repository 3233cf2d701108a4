import { Button, type FormInstance } from 'antd';
import { ConfirmDialog } from '@/components/Dialog/ConfirmDialog';
import { useConfirmDialog } from '@/components/Dialog/useConfirmDialog';
import { MobileCodeForm } from '@/components/Field/MobileCode/MobileCodeForm';
import { SetPasswordForm } from '@/components/Field/SetPasswordForm';
import { DAY } from '@/constants';
import type { BegunLostAccess, Body } from '@/contract';
import { lostAccessProofs } from '@/domain/lostAccess';
import { PanicDialog } from '@/features/accountSecurity/panic/PanicDialog';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { beginLostAccess, beginLostAccessByIdentity } from '@/services/lostAccess';
import { panicByReset } from '@/services/panic';
import { finishReset } from '@/services/recovery';
import { isRefusedFor } from '@/utils/http/ApiError';
import { showNotice } from '@/utils/notice';
import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import { getSignInPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { findNextResetStep } from '../resetReducer';
import type { ResetProgress, usePasswordReset } from '../usePasswordReset';
import { AnswerQuestionsStep } from './AnswerQuestionsStep';
import { IdentifyAccountForm } from './IdentifyAccountForm';
import { ProveIdentityStep } from './ProveIdentityStep';

interface Props {
  reset: ReturnType<typeof usePasswordReset>;
  /** Form of the first step; keeps the input while another step is open. */
  form: FormInstance<Body<'startReset'>>;
  /** Called when a recovery has begun. */
  onBegun: (begun: BegunLostAccess) => void;
}

/** The current step's form; for a completed step a button to the next one. */
export function ResetStepContent({ reset, form, onBegun }: Props) {
  const t = useT();
  const referer = useReferer();
  const { state, step, open } = reset;

  const done = () => {
    reset.finish();
    showNotice({ type: 'success', title: t('recovery.done'), description: t('recovery.done.others') });
    replaceWith(getSignInPath(referer));
  };

  if (step === 'identify') return <IdentifyAccountForm form={form} onStarted={reset.start} />;
  if (step !== state.step) {
    return (
      <>
        <p className="reset-why">{t('recovery.passed')}</p>
        <Button type="primary" size="large" block onClick={() => open(findNextResetStep(state, step))}>
          {t('form.continue')}
        </Button>
      </>
    );
  }
  if (step === 'prove') return <ProveIdentityStep {...reset} />;
  return (
    <>
      {reset.reports && <PanicOffer {...reset} />}
      {step === 'questions' && <AnswerQuestionsStep {...reset} />}
      {step === 'password' && state.recovery === 'required' && !reset.reports && (
        <BeginByIdentityForm {...reset} onBegun={onBegun} />
      )}
      {step === 'password' && state.recovery !== 'required' && (
        <SetPasswordForm
          account={state.account}
          save={(newPwd) => finishReset(state.id, newPwd)}
          onDone={done}
          onError={reset.handleError}
          unreachable="form.unreachable.send"
        >
          <p className="reset-why">{t('recovery.password.why')}</p>
        </SetPasswordForm>
      )}
      {state.recovery === 'possible' && !reset.reports && <LostAppOffer {...reset} onBegun={onBegun} />}
      {!reset.reports && <PanicOffer {...reset} />}
    </>
  );
}

interface BeginProps extends Pick<ResetProgress, 'state' | 'handleError'> {
  onBegun: (begun: BegunLostAccess) => void;
}

/** Lists the consequences of a recovery that begins with this proof. */
function Consequences({ proof }: { proof: 'contact' | 'identity' }) {
  const t = useT();
  return (
    <ul>
      <li>{t('lost.begin.wait', { days: lostAccessProofs[proof].wait / DAY })}</li>
      <li>{t('lost.begin.told')}</li>
      <li>{t('lost.begin.factor')}</li>
      <li>{t('lost.begin.password')}</li>
    </ul>
  );
}

/** For a user who has proved the account but lost its authenticator app: starts a recovery after a confirmation. */
function LostAppOffer({ state: { id }, handleError, onBegun }: BeginProps) {
  const t = useT();
  const dialog = useConfirmDialog<'begin'>();
  return (
    <>
      <p className="link-line">
        <Button type="link" onClick={() => dialog.ask('begin')}>
          {t('lost.offer')}
        </Button>
      </p>
      <ConfirmDialog
        dialog={dialog}
        title={() => t('lost.begin.ask')}
        yes={t('lost.begin.yes')}
        busy={t('lost.begin.busy')}
        act={() => beginLostAccess(id)}
        onDone={onBegun}
        onError={(error) => {
          handleError(error);
          const isOver = redirectHeldAccount(error) || isRefusedFor(error, 'RESET_UNKNOWN');
          return isOver ? 'close' : undefined;
        }}
        unreachable="lost.unreachable"
      >
        {() => <Consequences proof="contact" />}
      </ConfirmDialog>
    </>
  );
}

/** For a user whom the payment app has identified: the consequences of a recovery, and the number for its links. */
function BeginByIdentityForm({ state: { id }, handleError, onBegun }: BeginProps) {
  const t = useT();
  return (
    <>
      <Consequences proof="identity" />
      <p className="reset-why">{t('lost.identity.number')}</p>
      <MobileCodeForm
        name="lostNumber"
        scene="reset"
        save={(fields) => beginLostAccessByIdentity({ id, ...fields })}
        onSaved={onBegun}
        onError={(error) => {
          handleError(error);
          return redirectHeldAccount(error);
        }}
        unreachable="lost.unreachable"
        submitLabel="lost.begin.yes"
        submittingLabel="lost.begin.busy"
      />
    </>
  );
}

type PanicOfferProps = Pick<ResetProgress, 'state' | 'reports' | 'finish' | 'handleError'>;

/** For a user who has proved the account and reports an intruder: locks the account immediately. */
function PanicOffer({ state: { id }, reports, finish, handleError }: PanicOfferProps) {
  const t = useT();
  return (
    <PanicDialog
      act={() => panicByReset(id)}
      onLocked={finish}
      onError={(error) => {
        handleError(error);
        return isRefusedFor(error, 'RESET_UNKNOWN') ? 'close' : undefined;
      }}
    >
      {(ask) =>
        reports ? (
          <Button danger type="primary" size="large" block onClick={ask}>
            {t('panic.begin')}
          </Button>
        ) : (
          <p className="link-line">
            <Button type="link" danger onClick={ask}>
              {t('panic.offer')}
            </Button>
          </p>
        )
      }
    </PanicDialog>
  );
}
