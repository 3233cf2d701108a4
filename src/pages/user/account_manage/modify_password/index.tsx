import { Button } from 'antd';
import { useState } from 'react';
import { ChangePasswordForm } from '@/components/ChangePasswordForm';
import { FormCard } from '@/components/Form/FormCard';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { AfterDisown } from '@/features/accountSecurity/AfterDisown';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getSecurity } from '@/services/security';
import { relative } from '@/utils/i18n/dates';
import { goTo } from '@/utils/routing/redirect';
import { Done } from '../components/Done';
import { NoPassword } from './components/NoPassword';

const SECURITY = '/user/account_manage/account_security';

/** The current password, its second entry and the new one. */
const FIELDS = 3;

/** /user/account_manage/modify_password */
export default function ModifyPasswordPage() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const { data, loading, failed, failure, reload } = useLoad(getSecurity);
  const [changed, setChanged] = useState(false);
  if (!userInfo) return null;

  const content = () => {
    if (changed) {
      return (
        <Done
          title="newPassword.changed"
          text={
            <>
              <p>{t('newPassword.changed.others')}</p>
              <p>{t('account.password.next')}</p>
            </>
          }
          next={
            <Button type="primary" size="large" onClick={() => goTo(SECURITY)}>
              {t('account.sessions')}
            </Button>
          }
        />
      );
    }
    if (!data && !failed) return <FormSkeleton fields={FIELDS} />;
    if (data?.passwordAt === null) return <NoPassword account={data.account} />;
    return (
      <>
        <AfterDisown />
        {/* Whoever has to change a password in a hurry does not wait for its age. */}
        {failed && <LoadError title="account.failed" failure={failure} busy={loading} onRetry={reload} />}
        <div className="account-why">
          {data?.passwordAt && <p>{t('account.password.set', { ago: relative(data.passwordAt) })}</p>}
          <p>{t('account.password.why')}</p>
        </div>
        <ChangePasswordForm account={userInfo.account} onChanged={async () => setChanged(true)} />
      </>
    );
  };
  return (
    <>
      <PageHeader title="page.modifyPassword" purpose="account.password.purpose" />
      <FormCard>{content()}</FormCard>
    </>
  );
}
