import { EmailField } from '@/components/EmailField';
import { NewPasswordFields } from '@/components/NewPasswordFields';
import { TidyField } from '@/components/TidyField';
import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { checkAccount } from '@/validation/details';
import { tidyAccount } from '@/validation/tidy';
import { AgreeField } from '../components/AgreeField';
import { StepForm } from '../components/StepForm';
import type { Journey } from '../useJourney';

/** Account name, password and mail address. */
export function AccountStep({ journey }: { journey: Journey }) {
  const t = useT();
  const rule = useRule();
  const { account, mobile } = journey.registration.answers;
  return (
    <StepForm journey={journey} fallback="account" last={journey.userType === 'legal' && <AgreeField />}>
      <TidyField
        name="account"
        label={t('newPassword.account')}
        tidy={tidyAccount}
        rules={[rule((value) => checkAccount(tidyAccount(value)))]}
        input={{ autoComplete: 'username', autoCapitalize: 'none' }}
        extra={t('register.account.rule')}
      />
      <NewPasswordFields
        account={account}
        mobile={mobile}
        label="login.password"
        confirm="register.confirm"
      />
      <EmailField />
    </StepForm>
  );
}
