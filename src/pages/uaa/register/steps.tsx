import { Button, Form } from 'antd';
import { type ComponentType, useEffect, useRef } from 'react';
import { ConsentField } from '@/components/Field/ConsentField';
import { EmailField } from '@/components/Field/EmailField';
import { IdentityFields, IdNumberField } from '@/components/Field/IdentityFields';
import { NameField } from '@/components/Field/NameField';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { CreditCodeField, OrgNameField } from '@/components/Field/OrganizationFields';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { register } from '@/services/registration';
import { sealForRequest } from '@/services/secrets';
import { toActivationPath } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { checkAccount } from '@/validation/details';
import { normalizeDocumentNumber } from '@/validation/documents';
import { normalizeAccount } from '@/validation/normalize';
import { getOrgType, orgTypes } from '@/validation/organizations';
import { guardianRelations } from '@/validation/people';
import { isGuardianTooYoung, RESIDENT_ID } from './answers';
import { ChoiceField } from './components/ChoiceField';
import { RegistrationStepForm } from './components/RegistrationStepForm';
import { TermsField } from './components/TermsField';
import { type RegistrationStepName, toSummaryRows } from './registrationSteps';
import { toRegistrationBody } from './toRegistrationBody';
import type { RegistrationSteps } from './useRegistrationSteps';

interface StepProps {
  wizard: RegistrationSteps;
}

/** Account name, password and mail address. */
function AccountStep({ wizard }: StepProps) {
  const { account, mobile, email } = wizard.registration.answers;
  return (
    <RegistrationStepForm
      wizard={wizard}
      firstField="account"
      last={wizard.userType === 'legal' && <TermsField />}
    >
      <NormalizedInput
        name="account"
        label="newPassword.account"
        normalize={normalizeAccount}
        check={checkAccount}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
        hint="register.account.rule"
      />
      <NewPasswordFields
        account={account}
        mobile={mobile}
        email={email}
        label="login.password"
        confirm="register.confirm"
      />
      <EmailField />
    </RegistrationStepForm>
  );
}

/** The person's name and document, and their consents. */
function IdentityStep({ wizard }: StepProps) {
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

/** The guardian who consents for a person under GUARDIAN_BELOW_AGE (constants). */
function GuardianStep({ wizard }: StepProps) {
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

/** The organization's name, credit code and type. */
function OrganizationStep({ wizard }: StepProps) {
  return (
    <RegistrationStepForm wizard={wizard} firstField="uscc">
      <OrgNameField />
      <TypedCreditCode
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

interface TypedCreditCodeProps {
  /** Initial credit code of the step; its type has already been chosen. */
  known: string | undefined;
  onType: (orgType: string) => void;
}

/** The credit code. A new one sets the organization's type, which the user can still change. */
function TypedCreditCode({ known, onType }: TypedCreditCodeProps) {
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

  return <CreditCodeField />;
}

/** The organization's legal representative, and the handler who registers it. */
function PeopleStep({ wizard }: StepProps) {
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

/** All values for a final check, and the button that submits them. */
function SummaryStep({ wizard }: StepProps) {
  const t = useT();
  const { registration, steps } = wizard;

  const sendAll = async () => {
    const { newPwd = '' } = registration.answers;
    const sealed = await sealForRequest([newPwd]);
    const { id } = await register(toRegistrationBody(registration, sealed, steps.includes('guardian')));
    wizard.forget();
    replaceWith(toActivationPath(id));
  };

  return (
    <>
      {steps
        .filter((step) => step !== 'summary')
        .map((step) => (
          <section key={step} className="registration-summary">
            <header>
              <h3>{t(`register.step.${step}`)}</h3>
              <Button
                type="link"
                aria-label={t('register.change.what', { what: t(`register.step.${step}`) })}
                onClick={() => wizard.go(step)}
              >
                {t('register.change')}
              </Button>
            </header>
            <dl>
              {toSummaryRows(step, registration).map(({ title, value, messageId }) => (
                <div key={title}>
                  <dt>{t(title)}</dt>
                  <dd>{messageId ? t(messageId) : value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      <RegistrationStepForm
        wizard={wizard}
        firstField=""
        sendAll={sendAll}
        labels={{ submit: 'register.submit', submitting: 'register.submitting' }}
      />
    </>
  );
}

/** The form of each step. */
export const SCREENS: Record<RegistrationStepName, ComponentType<StepProps>> = {
  mobile: ({ wizard }) => <RegistrationStepForm wizard={wizard} firstField="code" />,
  account: AccountStep,
  identity: IdentityStep,
  guardian: GuardianStep,
  organization: OrganizationStep,
  people: PeopleStep,
  summary: SummaryStep,
};
