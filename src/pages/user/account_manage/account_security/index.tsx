import { PageHeader } from '@/components/PageHeader';
import { CancellationCard } from '@/security/cancellation/CancellationCard';
import { SecurityOverview } from '@/security/components/SecurityOverview';
import { ExportCard } from '@/security/export/ExportCard';
import { SessionsCard } from '@/security/sessions/SessionsCard';
import './index.css';

/** /user/account_manage/account_security: how safe the account is, who is in it, a copy of its data, and its end. */
export default function AccountSecurityPage() {
  return (
    <>
      <PageHeader title="page.accountSecurity" purpose="security.purpose" />
      <div className="account-security">
        <SecurityOverview alone={false} />
        <SessionsCard />
        <ExportCard />
        <CancellationCard />
      </div>
    </>
  );
}
