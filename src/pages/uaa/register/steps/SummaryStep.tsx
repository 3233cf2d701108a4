import { Button } from 'antd';
import type { Envelope } from '@/contract';
import { useT } from '@/hooks/useT';
import { register } from '@/services/registration';
import { sealByDomainSetting } from '@/services/secrets';
import { toActivationPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import { toSummaryRows } from '../summary';
import { toRegistrationBody } from '../toRegistrationBody';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** Everything to be looked at once more, and sent. */
export function SummaryStep({ journey }: { journey: RegistrationSteps }) {
  const t = useT();
  const { registration, steps } = journey;

  const send = async (onFailure: (envelope: Envelope) => void) => {
    const { newPwd = '' } = registration.answers;
    const sealed = await sealByDomainSetting([newPwd]);
    const activation = await register(
      toRegistrationBody(registration, sealed, steps.includes('guardian')),
      onFailure,
    );
    if (!activation) return false;
    journey.forget();
    replaceWith(toActivationPath(activation.id));
    return registration.answers;
  };

  return (
    <>
      {steps
        .filter((step) => step !== 'summary')
        .map((step) => (
          <section key={step} className="journey-summary">
            <header>
              <h3>{t(`register.step.${step}`)}</h3>
              <Button
                type="link"
                aria-label={t('register.change.what', { what: t(`register.step.${step}`) })}
                onClick={() => journey.go(step)}
              >
                {t('register.change')}
              </Button>
            </header>
            <dl>
              {toSummaryRows(step, registration).map(({ title, value, words }) => (
                <div key={title}>
                  <dt>{t(title)}</dt>
                  <dd>{words ? t(words) : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <RegistrationStepForm
        journey={journey}
        fallback=""
        work={send}
        words={{ submit: 'register.submit', submitting: 'register.submitting' }}
      />
    </>
  );
}
