import { Button, Radio } from 'antd';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { DraftAlert } from '@/components/Form/DraftAlert';
import { FormIntro } from '@/components/Form/FormIntro';
import { KeepOnDevice } from '@/components/Form/KeepOnDevice';
import { StepProgress } from '@/components/Frame/StepProgress';
import { Alert } from '@/components/Status/Alert';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { SIGN_IN_PATH, VERIFICATION_PATH } from '@/utils/routing/paths';
import { followAddress, goTo } from '@/utils/routing/redirect';
import { userTypes } from '@/validation/people';
import { type RegistrationStepName, toReasonMessage } from './registrationSteps';
import { SCREENS } from './steps';
import { type RegistrationSteps, useRegistrationSteps } from './useRegistrationSteps';
import { useStepFocus } from './useStepFocus';

/** Returns the explanation why a step asks for its data. */
const getPurpose = (step: RegistrationStepName, legal: boolean): MessageKey =>
  step === 'mobile' && legal ? 'register.about.handlerMobile' : `register.about.${step}`;

/** The current step of the registration, and the progress through all steps. */
export function RegistrationWizard() {
  const t = useT();
  const wizard = useRegistrationSteps();
  const { step, steps, userType, end } = wizard;
  const heading = useStepFocus(wizard);
  const Screen = SCREENS[step];

  if (end) return <RegistrationBlocked wizard={wizard} end={end} />;
  return (
    <>
      <StepProgress steps={steps.map((one) => t(`register.step.${one}`))} current={steps.indexOf(step)} />
      {step === steps[0] && (
        <div className="registration-type">
          <span id="user-type">{t('login.userType')}</span>
          <Radio.Group
            name="userType"
            aria-labelledby="user-type"
            value={userType}
            onChange={({ target }) => wizard.chooseUserType(target.value)}
            options={userTypes.map((value) => ({ value, label: t(`login.userType.${value}`) }))}
          />
        </div>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {t(`register.step.${step}`)}
      </h2>
      <FormIntro>{t(getPurpose(step, userType === 'legal'))}</FormIntro>
      <RegistrationNotes wizard={wizard} />
      <Screen key={`${userType} ${step} ${wizard.restartCount}`} wizard={wizard} />
      {step === steps[0] && (
        <div className="registration-keeps">
          <p>{t('register.keeps')}</p>
          <KeepOnDevice draft={wizard.draft} />
        </div>
      )}
      <p className="registration-foot">
        {t('register.haveAccount')} <Link to={SIGN_IN_PATH}>{t('register.way.signIn')}</Link>
      </p>
    </>
  );
}

/** Message above a step: it was refused, why another step is shown, or that a draft was restored. */
function RegistrationNotes({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  const { why, isRefused, draft, hasFinishedStep, startOver } = wizard;
  if (isRefused) {
    return <Alert type="error" role="alert" className="registration-note" message={t('form.failed')} />;
  }
  if (draft.restoredAt !== null && !hasFinishedStep) {
    return (
      <DraftAlert
        draft={draft}
        message={why ? toReasonMessage(why) : 'form.draft'}
        discard="register.startOver"
        onDiscard={startOver}
      />
    );
  }
  if (!why) return null;
  return <Alert type="info" role="status" className="registration-note" message={t(toReasonMessage(why))} />;
}

/** Shows why the registration cannot continue, and the alternatives. */
function RegistrationBlocked({
  wizard,
  end,
}: {
  wizard: RegistrationSteps;
  end: NonNullable<RegistrationSteps['end']>;
}) {
  const t = useT();
  const frozen = end.reason === 'FROZEN';
  const unfreeze = () => {
    if (!followAddress(end.redirectUrl)) goTo(SIGN_IN_PATH);
  };
  return (
    <ResultBlock
      status="error"
      level={2}
      focus
      title={t('form.failed')}
      reasons={[
        {
          text: t(frozen ? 'form.frozen' : 'form.notEligible'),
          action: frozen ? (
            <Button type="primary" onClick={unfreeze}>
              {t('form.unfreeze')}
            </Button>
          ) : (
            <LinkButton type="primary" to={VERIFICATION_PATH}>
              {t('form.upgrade')}
            </LinkButton>
          ),
        },
      ]}
      actions={
        <Button size="large" onClick={wizard.returnToModify}>
          {t('form.modify')}
        </Button>
      }
    />
  );
}
