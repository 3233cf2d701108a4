import { useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { AuthenticatorCard } from '@/features/accountSecurity/authenticator/AuthenticatorCard';
import { CancellationCard } from '@/features/accountSecurity/cancellation/CancellationCard';
import { SecurityOverview } from '@/features/accountSecurity/checkup/SecurityOverview';
import { ExportCard } from '@/features/accountSecurity/export/ExportCard';
import { PasskeysCard } from '@/features/accountSecurity/passkeys/PasskeysCard';
import { SessionsCard } from '@/features/accountSecurity/sessions/SessionsCard';
import './index.css';

/** /user/account_manage/account_security: protection level, passkeys, authenticator app, sessions, data export and cancellation. */
export default function AccountSecurityPage() {
  // A new password ends other sessions, so the list is reloaded.
  const [passwordChanges, setPasswordChanges] = useState(0);
  return (
    <>
      <PageHeader title="page.accountSecurity" purpose="security.purpose" />
      <div className="account-security">
        <SecurityOverview onPasswordChanged={() => setPasswordChanges((times) => times + 1)} />
        <PasskeysCard />
        <AuthenticatorCard />
        <SessionsCard key={passwordChanges} />
        <ExportCard />
        <CancellationCard />
      </div>
    </>
  );
}
