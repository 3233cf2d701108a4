import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { register } from '@/services/registration';
import { sealForRequest } from '@/services/secrets';
import { toActivationPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import { toSummaryRows } from '../registrationSteps';
import { toRegistrationBody } from '../toRegistrationBody';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** All values for a final check, and the button that submits them. */
export function SummaryStep({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  const { registration, steps } = wizard;

  const sendAll = async () => {
    const { newPwd = '' } = registration.answers;
    const sealed = await sealForRequest([newPwd]);
    const { id } = await register(toRegistrationBody(registration, sealed, steps.includes('guardian')));
    wizard.forget();
    replaceWith(toActivationPath(id));
  };

  return (
    <>
      {steps
        .filter((step) => step !== 'summary')
        .map((step) => (
          <section key={step} className="registration-summary">
            <header>
              <h3>{t(`register.step.${step}`)}</h3>
              <Button
                type="link"
                aria-label={t('register.change.what', { what: t(`register.step.${step}`) })}
                onClick={() => wizard.go(step)}
              >
                {t('register.change')}
              </Button>
            </header>
            <dl>
              {toSummaryRows(step, registration).map(({ title, value, messageId }) => (
                <div key={title}>
                  <dt>{t(title)}</dt>
                  <dd>{messageId ? t(messageId) : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <RegistrationStepForm
        wizard={wizard}
        firstField=""
        sendAll={sendAll}
        labels={{ submit: 'register.submit', submitting: 'register.submitting' }}
      />
    </>
  );
}
