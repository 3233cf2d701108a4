import { EmailField } from '@/components/Field/EmailField';
import { NewPasswordFields } from '@/components/Field/NewPasswordFields';
import { NormalizedInput } from '@/components/Field/NormalizedInput';
import { checkAccount } from '@/validation/details';
import { normalizeAccount } from '@/validation/normalize';
import { RegistrationStepForm } from '../components/RegistrationStepForm';
import { TermsField } from '../components/TermsField';
import type { RegistrationSteps } from '../useRegistrationSteps';

/** Account name, password and mail address. */
export function AccountStep({ wizard }: { wizard: RegistrationSteps }) {
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
