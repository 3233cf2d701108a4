import { EmailField } from '@/components/Field/EmailField';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { checkAccount } from '@/validation/details';
import { normalizeAccount } from '@/validation/normalize';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import { TermsField } from '../components/TermsField';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** Account name, password and mail address. */
export function AccountStep({ wizard }: { wizard: RegistrationSteps }) {
  const t = useT();
  const rule = useFieldRule();
  const { account, mobile, email } = wizard.registration.answers;
  return (
    <RegistrationStepForm
      wizard={wizard}
      firstField="account"
      last={wizard.userType === 'legal' && <TermsField />}
    >
      <NormalizedInput
        name="account"
        label={t('newPassword.account')}
        normalize={normalizeAccount}
        rules={[rule((value) => checkAccount(normalizeAccount(value)))]}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
        extra={t('register.account.rule')}
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
