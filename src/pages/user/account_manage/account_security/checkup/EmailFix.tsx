import { FormIntro } from '@/components/Form/FormIntro';
import { EmailForm } from '@/features/accountSecurity/email/EmailForm';
import { useT } from '@/hooks/useT';
import type { FixFormProps } from './fixFormProps';

/** Form for the account's first e-mail address, in the check-up's drawer. */
export default function EmailFix({ security, onDone, onOutdated }: FixFormProps) {
  const t = useT();
  return (
    <>
      <FormIntro>{t('account.email.why')}</FormIntro>
      <EmailForm security={security} onChanged={onDone} onOutdated={onOutdated} completeAfterUnmount />
    </>
  );
}
