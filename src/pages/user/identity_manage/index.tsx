import { PageHeader } from '@/components/PageHeader';
import { useLoad } from '@/hooks/useLoad';
import { useGlobal } from '@/models/hooks';
import { getIdentity } from '@/services/account';
import { LevelLadder } from '@/verification/components/LevelLadder';
import { IdentityCard } from './components/IdentityCard';
import { NextSteps } from './components/NextSteps';
import { nextSteps } from './nextSteps';
import './index.css';

/** /user/identity_manage: who am I here, how far am I verified, what should I do next. */
export default function IdentityManagePage() {
  const userInfo = useGlobal((state) => state.userInfo);
  const { data: identity, loading, failed, reload } = useLoad(getIdentity, 'identity');
  if (!userInfo) return null;

  return (
    <>
      <PageHeader title="page.identityManage" purpose="identity.purpose" />
      <div className="identity">
        <IdentityCard
          identity={identity}
          lastLogin={userInfo.lastLogin}
          loading={loading}
          failed={failed}
          onRetry={reload}
        />
        <NextSteps steps={nextSteps(userInfo, identity)} />
        <LevelLadder level={identity?.level ?? userInfo.level} />
      </div>
    </>
  );
}
