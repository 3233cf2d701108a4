import { useRef, useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { useRead } from '@/hooks/useRead';
import { getSecurity } from '@/services/security';
import { AuthenticatorCard } from './authenticator/AuthenticatorCard';
import { CancellationCard } from './cancellation/CancellationCard';
import { SecurityOverview } from './checkup/SecurityOverview';
import { SessionsCard, TrustedBrowsersCard } from './devices/DeviceCards';
import { ExportCard } from './export/ExportCard';
import { PanicCard } from './panic/PanicCard';
import { PasskeysCard } from './passkeys/PasskeysCard';
import { PhraseCard } from './phrase/PhraseCard';

/** /user/account_manage/account_security: protection level, ways to sign in, browsers, locking, data export and cancellation. */
export default function AccountSecurityPage() {
  // A new password ends other sessions, so the list is reloaded.
  const [passwordChanges, setPasswordChanges] = useState(0);
  // The check-up reads the same.
  const { reload } = useRead(['security'], getSecurity, { keep: true });
  const secondFactors = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHeader title="page.accountSecurity" purpose="security.purpose" />
      <div className="account-security stack">
        <SecurityOverview
          onPasswordChanged={() => setPasswordChanges((times) => times + 1)}
          onSecondFactor={() => secondFactors.current?.querySelector('h2')?.focus()}
        />
        <div ref={secondFactors} className="account-security stack">
          <PasskeysCard onChanged={reload} />
          <AuthenticatorCard onChanged={reload} />
        </div>
        <PhraseCard />
        <TrustedBrowsersCard />
        <SessionsCard key={passwordChanges} />
        <PanicCard />
        <ExportCard />
        <CancellationCard />
      </div>
    </>
  );
}
