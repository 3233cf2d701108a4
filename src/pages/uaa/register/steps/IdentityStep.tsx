import { ConsentField } from '@/components/Field/ConsentField';
import { IdentityFields } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { useT } from '@/hooks/useT';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import { TermsField } from '../components/TermsField';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** The person's name and document, and their consents. */
export function IdentityStep({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  return (
    <RegistrationStepForm wizard={wizard} firstField="idNo">
      <NameField />
      <IdentityFields />
      <ConsentField name="consent" required="register.consent.required">
        {t('register.consent')}
      </ConsentField>
      <TermsField />
    </RegistrationStepForm>
  );
}
