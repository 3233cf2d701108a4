import { ProtectionRing } from '@/features/accountSecurity/checkup/ProtectionRing';
import { assessProtection } from '@/features/accountSecurity/protection';
import { useRead } from '@/hooks/useRead';
import { getSecurity } from '@/services/security';
import { ACCOUNT_SECURITY_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import { SummaryCard } from './SummaryCard';

/** Shows the account's protection level, with a link to the security check-up. */
export default function SecurityTab() {
  const load = useRead(['security'], getSecurity);
  return (
    <SummaryCard load={load} failed="security.failed" to={ACCOUNT_SECURITY_PATH} title="page.accountSecurity">
      {(security) => <ProtectionRing {...assessProtection(security, getNow())} />}
    </SummaryCard>
  );
}
