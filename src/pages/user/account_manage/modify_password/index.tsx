import { useLocation } from '@umijs/max';
import { useState } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { ChangePasswordForm } from '@/components/Field/ChangePasswordForm';
import { FormCard } from '@/components/Form/FormCard';
import { FormIntro } from '@/components/Form/FormIntro';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { readDisownReason } from '@/features/accountSecurity/disownReason';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getSecurity } from '@/services/security';
import { formatRelative } from '@/utils/i18n/dates';
import { ACCOUNT_SECURITY_PATH, RESET_PASSWORD_PATH } from '@/utils/routing/paths';
import { AccountChangeDone } from '../components/AccountChangeDone';

/** /user/account_manage/modify_password */
export default function ModifyPasswordPage() {
  const t = useT();
  const userInfo = useGlobal((state) => state.userInfo);
  const { data, error, reload } = useRead(['security'], getSecurity);
  const [changed, setChanged] = useState(false);
  /** Set for a user who has just reported "this wasn't me". */
  const disownReason = readDisownReason(useLocation().search);
  if (!userInfo) return null;

  const content = () => {
    if (changed) {
      return (
        <AccountChangeDone
          title="newPassword.changed"
          text={
            <>
              <p>{t('newPassword.changed.others')}</p>
              <p>{t('account.password.next')}</p>
            </>
          }
          next={
            <LinkButton type="primary" size="large" to={ACCOUNT_SECURITY_PATH}>
              {t('account.sessions')}
            </LinkButton>
          }
        />
      );
    }
    if (!data && !error) return <FormSkeleton fields={3} />;
    if (data?.passwordAt === null) {
      // An account registered through a provider has no current password, so a reset sets the first one.
      return (
        <ResultBlock
          status="info"
          picture="empty"
          level={2}
          title={t('account.password.none')}
          text={
            <>
              <p>{t('account.password.none.why')}</p>
              <p>{t('account.password.none.how', { account: data.account })}</p>
            </>
          }
          actions={
            <LinkButton type="primary" size="large" to={RESET_PASSWORD_PATH}>
              {t('account.password.none.reset')}
            </LinkButton>
          }
        />
      );
    }
    return (
      <>
        {disownReason && <Alert type="warning" message={t(disownReason)} />}
        {/* Show the form in any case: the age of the password is not needed to change it. */}
        {error && <LoadError error={error} title="account.failed" onRetry={reload} />}
        <FormIntro>
          {data?.passwordAt && <p>{t('account.password.set', { ago: formatRelative(data.passwordAt) })}</p>}
          <p>{t('account.password.why')}</p>
        </FormIntro>
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
