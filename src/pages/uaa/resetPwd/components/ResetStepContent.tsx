import { Button, type FormInstance } from 'antd';
import { SetPasswordForm } from '@/components/Field/SetPasswordForm';
import type { BegunLostAccess, Body } from '@/contract';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { finishReset } from '@/services/recovery';
import { showNotice } from '@/utils/notice';
import { getSignInPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { findNextResetStep } from '../resetReducer';
import type { usePasswordReset } from '../usePasswordReset';
import { AnswerQuestionsStep } from './AnswerQuestionsStep';
import { BeginByIdentityForm, LostAppOffer } from './BeginLostAccess';
import { IdentifyAccountForm } from './IdentifyAccountForm';
import { PanicOffer } from './PanicOffer';
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
