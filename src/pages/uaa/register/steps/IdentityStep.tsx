import { IdentityFields } from '@/components/IdentityFields';
import { NameField } from '@/components/NameField';
import { useT } from '@/hooks/useT';
import { AgreeField } from '../components/AgreeField';
import { ConsentField } from '../components/ConsentField';
import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

/** Who the person is, and what they consent to. */
export function IdentityStep({ journey }: { journey: Journey }) {
  const t = useT();
  return (
    <StepForm journey={journey} fallback="idNo">
      <NameField />
      <IdentityFields />
      <ConsentField name="consent" required="register.consent.required">
        {t('register.consent')}
      </ConsentField>
      <AgreeField />
    </StepForm>
  );
}
