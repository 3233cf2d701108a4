import { IdNumberField } from '@/components/IdentityFields';
import { NameField } from '@/components/NameField';
import { useT } from '@/hooks/useT';
import { relations } from '@/validation/people';
import { isMinor, PLAIN_ID_TYPE } from '../answers';
import { ChoiceField } from '../components/ChoiceField';
import { ConsentField } from '../components/ConsentField';
import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

/** Who consents for somebody under 14. */
export function GuardianStep({ journey }: { journey: Journey }) {
  const t = useT();
  return (
    <StepForm
      journey={journey}
      fallback="code"
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
        typeOf={() => PLAIN_ID_TYPE}
        more={[
          {
            validator: async (_, number = '') => {
              if (isMinor(number)) throw new Error(t('subCode.GUARDIAN_UNFIT'));
            },
          },
        ]}
      />
      <ChoiceField
        name="guardian.relation"
        label="register.relation"
        placeholder="register.relation.choose"
        required="register.relation.required"
        options={relations.map((value) => ({ value, title: `register.relation.${value}` }))}
      />
    </StepForm>
  );
}
