import { ConsentField } from '@/components/Field/ConsentField';
import { IdentityFields, IdNumberField } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { useT } from '@/hooks/useT';
import { RESIDENT_ID } from '../answers';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** The organization's legal representative, and the handler who registers it. */
export function PeopleStep({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  return (
    <RegistrationStepForm wizard={wizard} firstField="legalRep.name">
      <fieldset className="registration-person">
        <legend>{t('register.legalRep')}</legend>
        <NameField prefix="legalRep." own={false} />
        <IdentityFields prefix="legalRep." />
      </fieldset>
      <fieldset className="registration-person">
        <legend>{t('register.handler')}</legend>
        <p>{t('register.handler.about')}</p>
        <NameField prefix="handler." />
        <IdNumberField name="handler.idNo" label="register.handler.idNo" typeOf={() => RESIDENT_ID} />
      </fieldset>
      <ConsentField name="consent" required="register.consent.required">
        {t('register.consent.legal')}
      </ConsentField>
    </RegistrationStepForm>
  );
}
