import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { checkCreditCode } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { checkOrgName, getOrgType, orgTypes } from '@/validation/organizations';
import { ChoiceField } from '../components/ChoiceField';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import type { RegistrationSteps } from '../useRegistrationSteps';

const trim = (text: string) => text.trim();

interface Props {
  /** Initial credit code of the step; its type has already been chosen. */
  known: string | undefined;
  onType: (orgType: string) => void;
}

/** The credit code. A new one sets the organization's type, which the user can still change. */
function CreditCodeField({ known, onType }: Props) {
  const form = Form.useFormInstance();
  const lastCode = useRef(known);
  const code: string | undefined = Form.useWatch('uscc', form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: set the type only when the code changes
  useEffect(() => {
    const orgType = getOrgType(code ?? '');
    if (orgType === null || normalizeDocumentNumber(code ?? '') === lastCode.current) return;
    lastCode.current = normalizeDocumentNumber(code ?? '');
    form.setFields([{ name: 'orgType', value: orgType, errors: [] }]);
    onType(orgType);
  }, [code]);

  return (
    <NormalizedInput
      name="uscc"
      label="register.uscc"
      normalize={normalizeDocumentNumber}
      check={checkCreditCode}
      input={{ autoCapitalize: 'characters' }}
    />
  );
}

/** The organization's name, credit code and type. */
export function OrganizationStep({ wizard }: { wizard: RegistrationSteps }) {
  return (
    <RegistrationStepForm wizard={wizard} firstField="uscc">
      <NormalizedInput
        name="orgName"
        label="register.orgName"
        normalize={trim}
        check={checkOrgName}
        input={{ autoComplete: 'organization' }}
      />
      <CreditCodeField
        known={wizard.registration.answers.uscc}
        onType={(orgType) => wizard.saveAnswers({ orgType })}
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
