import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { NormalizedInput } from '@/components/NormalizedInput';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkCreditCode } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { checkOrgName, getOrgType, orgTypes } from '@/validation/organisations';
import { ChoiceField } from '../components/ChoiceField';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

const trim = (text: string) => text.trim();

interface Props {
  /** The code the type was chosen for, when the step opened. */
  known: string | undefined;
  onType: (orgType: string) => void;
}

/** The credit code; a new one chooses the organisation's type, which stays open to be corrected. */
function CreditCodeField({ known, onType }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const form = Form.useFormInstance();
  const read = useRef(known);
  const code: string | undefined = Form.useWatch('uscc', form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is what asks for another type
  useEffect(() => {
    const orgType = getOrgType(code ?? '');
    if (orgType === null || normalizeDocumentNumber(code ?? '') === read.current) return;
    read.current = normalizeDocumentNumber(code ?? '');
    form.setFields([{ name: 'orgType', value: orgType, errors: [] }]);
    onType(orgType);
  }, [code]);

  return (
    <NormalizedInput
      name="uscc"
      label={t('register.uscc')}
      tidy={normalizeDocumentNumber}
      rules={[rule((value) => checkCreditCode(normalizeDocumentNumber(value)))]}
      input={{ autoCapitalize: 'characters' }}
    />
  );
}

/** The organisation. */
export function OrganisationStep({ journey }: { journey: RegistrationSteps }) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <RegistrationStepForm journey={journey} fallback="uscc">
      <NormalizedInput
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
    </RegistrationStepForm>
  );
}
