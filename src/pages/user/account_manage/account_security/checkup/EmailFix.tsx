import { FormIntro } from '@/components/Form/FormIntro';
import { EmailForm } from '@/features/accountSecurity/email/EmailForm';
import { useT } from '@/hooks/useT';
import { useGlobal, useGlobalActions } from '@/models/hooks';
import type { FixFormProps } from './fixFormProps';

/** Form for the account's first e-mail address, in the check-up's drawer. */
export default function EmailFix({ security, onDone, onOutdated }: FixFormProps) {
  const t = useT();
  const owner = useGlobal((state) => state.userInfo?.id);
  const { fetchLoginStatus } = useGlobalActions();
  if (!owner) return null;
  return (
    <>
      <FormIntro>{t('account.email.why')}</FormIntro>
      <EmailForm
        owner={owner}
        hasEmail={security.email !== ''}
        version={security.emailVersion}
        onChanged={async () => {
          // Other parts of the page show the address, too.
          await fetchLoginStatus();
          await onDone();
        }}
        onOutdated={onOutdated}
        completeAfterUnmount
      />
    </>
  );
}
