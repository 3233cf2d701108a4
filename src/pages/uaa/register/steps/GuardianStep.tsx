import { ConsentField } from '@/components/Field/ConsentField';
import { IdNumberField } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { guardianRelations } from '@/validation/people';
import { isGuardianTooYoung, RESIDENT_ID } from '../answers';
import { ChoiceField } from '../components/ChoiceField';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** The guardian who consents for a person under GUARDIAN_BELOW_AGE (constants). */
export function GuardianStep({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <RegistrationStepForm
      wizard={wizard}
      firstField="code"
      last={
        <ConsentField name="guardian.consent" required="register.guardian.consent.required">
          {t('register.guardian.consent')}
        </ConsentField>
      }
    >
      <NameField prefix="guardian." label="register.guardian.name" own={false} />
      <IdNumberField
        name="guardian.idNo"
        label="register.guardian.idNo"
        typeOf={() => RESIDENT_ID}
        more={[rule((number) => (isGuardianTooYoung(number) ? 'subCode.GUARDIAN_UNFIT' : null))]}
      />
      <ChoiceField
        name="guardian.relation"
        label="register.relation"
        placeholder="register.relation.choose"
        required="register.relation.required"
        options={guardianRelations.map((value) => ({ value, title: `register.relation.${value}` }))}
      />
    </RegistrationStepForm>
  );
}
