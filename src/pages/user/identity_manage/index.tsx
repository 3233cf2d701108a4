import { PageHeader } from '@/components/PageHeader';
import { LevelLadder } from '@/features/identityLevels/components/LevelLadder';
import { useLoad } from '@/hooks/useLoad';
import { useGlobal } from '@/models/hooks';
import { getIdentity } from '@/services/account';
import { getSecurity } from '@/services/security';
import { getNow } from '@/utils/serverClock';
import { IdentityCard } from './components/IdentityCard';
import { NextSteps } from './components/NextSteps';
import { listNextSteps } from './listNextSteps';
import './index.css';

/** Only the suggestions need it, and the page works without them: no notice. */
const readSecurity = () => getSecurity({ quiet: true });

/** /user/identity_manage: who am I here, how far am I verified, what should I do next. */
export default function IdentityManagePage() {
  const userInfo = useGlobal((state) => state.userInfo);
  const { data: identity, loading, error, reload } = useLoad(getIdentity, 'identity');
  const protection = useLoad(readSecurity);
  if (!userInfo) return null;
  const security = protection.data;
  const { mobile, email } = security ?? userInfo;

  return (
    <>
      <PageHeader title="page.identityManage" purpose="identity.purpose" />
      <div className="identity">
        <IdentityCard
          identity={identity}
          contact={{ mobile, email }}
          lastLogin={userInfo.lastLogin}
          loading={loading}
          error={error}
          onRetry={reload}
        />
        <NextSteps
          steps={listNextSteps({ userInfo, identity, security }, getNow())}
          loading={protection.loading}
          failed={protection.error !== null}
          onRetry={protection.reload}
        />
        <LevelLadder level={identity?.level ?? userInfo.level} />
      </div>
    </>
  );
}
