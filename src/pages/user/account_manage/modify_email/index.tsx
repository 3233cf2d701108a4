import { useState } from 'react';
import { FormCard } from '@/components/Form/FormCard';
import { FormIntro } from '@/components/Form/FormIntro';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { EmailForm } from '@/features/accountSecurity/email/EmailForm';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { getSecurity } from '@/services/security';
import { AccountChangeDone } from '../components/AccountChangeDone';

/** /user/account_manage/modify_email: changes the e-mail address, or adds the first one. */
export default function ModifyEmailPage() {
  const t = useT();
  const { data, error, reload } = useRead(['security'], getSecurity);
  const [changed, setChanged] = useState('');

  const failure = error && <LoadError error={error} title="account.failed" onRetry={reload} />;

  const content = () => {
    const hasEmail = Boolean(data?.email);
    if (changed) {
      return (
        <AccountChangeDone
          title={hasEmail ? 'account.email.changed' : 'account.email.added'}
          text={t(hasEmail ? 'account.email.changed.text' : 'account.email.added.text', { email: changed })}
        />
      );
    }
    if (!data) return failure ?? <FormSkeleton fields={2} />;
    return (
      <>
        {failure}
        <FormIntro>
          <p>{hasEmail ? t('account.email.current', { email: data.email }) : t('account.email.none')}</p>
          <p>{t('account.email.why')}</p>
        </FormIntro>
        <EmailForm security={data} onChanged={setChanged} onOutdated={reload} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="page.modifyEmail" purpose="account.email.purpose" />
      <FormCard>{content()}</FormCard>
    </>
  );
}
