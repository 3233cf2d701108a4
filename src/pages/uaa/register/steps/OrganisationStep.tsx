import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { TidyField } from '@/components/TidyField';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { checkCreditCode } from '@/validation/details';
import { tidyNumber } from '@/validation/documents';
import { checkOrgName, orgTypeOf, orgTypes } from '@/validation/organisations';
import { ChoiceField } from '../components/ChoiceField';
import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

const trim = (text: string) => text.trim();

interface Props {
  /** The code the type was chosen for, when the step opened. */
  known: string | undefined;
  onType: (orgType: string) => void;
}

/** The credit code; a new one chooses the organisation's type, which stays open to be corrected. */
function CreditCodeField({ known, onType }: Props) {
  const t = useT();
  const rule = useRule();
  const form = Form.useFormInstance();
  const read = useRef(known);
  const code: string | undefined = Form.useWatch('uscc', form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is what asks for another type
  useEffect(() => {
    const orgType = orgTypeOf(code ?? '');
    if (orgType === null || tidyNumber(code ?? '') === read.current) return;
    read.current = tidyNumber(code ?? '');
    form.setFields([{ name: 'orgType', value: orgType, errors: [] }]);
    onType(orgType);
  }, [code]);

  return (
    <TidyField
      name="uscc"
      label={t('register.uscc')}
      tidy={tidyNumber}
      rules={[rule((value) => checkCreditCode(tidyNumber(value)))]}
      input={{ autoCapitalize: 'characters' }}
    />
  );
}

/** The organisation. */
export function OrganisationStep({ journey }: { journey: Journey }) {
  const t = useT();
  const rule = useRule();
  return (
    <StepForm journey={journey} fallback="uscc">
      <TidyField
        name="orgName"
        label={t('register.orgName')}
        tidy={trim}
        rules={[rule(checkOrgName)]}
        input={{ autoComplete: 'organization' }}
      />
      <CreditCodeField
        known={journey.registration.answers.uscc}
        onType={(orgType) => journey.note({ orgType })}
      />
      <ChoiceField
        name="orgType"
        label="register.orgType"
        placeholder="register.orgType.choose"
        required="register.orgType.required"
        options={orgTypes.map((value) => ({ value, title: `register.orgType.${value}` }))}
      />
    </StepForm>
  );
}
