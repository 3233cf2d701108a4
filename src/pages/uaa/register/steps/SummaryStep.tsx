import { Button } from 'antd';
import type { Envelope } from '@/contract';
import { useT } from '@/hooks/useT';
import { register } from '@/services/registration';
import { sealAsWanted } from '@/services/secrets';
import { replaceWith } from '@/utils/routing/redirect';
import { bodyOf } from '../body';
import { StepForm } from '../components/StepForm';
import { summaryOf } from '../summary';
import type { Journey } from '../useJourney';

/** Everything to be looked at once more, and sent. */
export function SummaryStep({ journey }: { journey: Journey }) {
  const t = useT();
  const { registration, steps } = journey;

  const send = async (onFailure: (envelope: Envelope) => void) => {
    const { newPwd = '' } = registration.answers;
    const sealed = await sealAsWanted([newPwd]);
    const activation = await register(bodyOf(registration, sealed, steps.includes('guardian')), onFailure);
    if (!activation) return false;
    journey.forget();
    replaceWith(`/uaa/active?${new URLSearchParams({ id: activation.id })}`);
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
              {summaryOf(step, registration).map(({ title, value, words }) => (
                <div key={title}>
                  <dt>{t(title)}</dt>
                  <dd>{words ? t(words) : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <StepForm
        journey={journey}
        fallback=""
        work={send}
        words={{ submit: 'register.submit', submitting: 'register.submitting' }}
      />
    </>
  );
}
