import { IdentityFields, IdNumberField } from '@/components/IdentityFields';
import { NameField } from '@/components/NameField';
import { useT } from '@/hooks/useT';
import { PLAIN_ID_TYPE } from '../answers';
import { ConsentField } from '../components/ConsentField';
import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

/** Who leads the organisation, and who registers it. */
export function PeopleStep({ journey }: { journey: Journey }) {
  const t = useT();
  return (
    <StepForm journey={journey} fallback="legalRep.name">
      <fieldset className="journey-person">
        <legend>{t('register.legalRep')}</legend>
        <NameField prefix="legalRep." own={false} />
        <IdentityFields prefix="legalRep." />
      </fieldset>
      <fieldset className="journey-person">
        <legend>{t('register.handler')}</legend>
        <p>{t('register.handler.about')}</p>
        <NameField prefix="handler." />
        <IdNumberField name="handler.idNo" label="register.handler.idNo" typeOf={() => PLAIN_ID_TYPE} />
      </fieldset>
      <ConsentField name="consent" required="register.consent.required">
        {t('register.consent.legal')}
      </ConsentField>
    </StepForm>
  );
}
