import { Card, Skeleton } from 'antd';
import { Link } from '@/components/Action/Link';
import { PageHeader } from '@/components/Frame/PageHeader';
import { LoadError } from '@/components/Status/LoadError';
import { PAGE_NUMBER } from '@/constants';
import type { IdentityLevel } from '@/contract';
import { findNextLevel, findWaysToLevel } from '@/domain/identityLevels';
import { findOwnRole } from '@/features/capacities/roles';
import { LevelLadder } from '@/features/verification/components/LevelLadder';
import { WaysToLevel } from '@/features/verification/components/WaysToLevel';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useRead } from '@/hooks/useRead';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getIdentity } from '@/services/account';
import { listBehaviorRecords } from '@/services/behavior';
import { listGrants } from '@/services/grants';
import { getSecurity } from '@/services/security';
import { HOME_PATH, VERIFICATION_PATH } from '@/utils/routing/paths';
import { getNow } from '@/utils/serverClock';
import { CompanyCard } from './components/CompanyCard';
import { HomeHero } from './components/HomeHero';
import { HomeTiles } from './components/HomeTiles';
import { IdentityCard } from './components/IdentityCard';
import { NextSteps } from './components/NextSteps';
import { RecentEvents } from './components/RecentEvents';
import { listNextSteps } from './listNextSteps';
import './index.css';

/** Number of events on the home page. */
const RECENT = 3;

/** The page works without this data: a failure is shown in its place, without a notification. */
const QUIET = { quiet: true };
const readSecurity = () => getSecurity(QUIET);
const countApplications = async () => (await listGrants(QUIET)).length;
const readRecentEvents = async () =>
  (await listBehaviorRecords({ pageNumber: PAGE_NUMBER, pageSize: RECENT }, QUIET)).list;

/** /user/identity_manage: identity, verification level and next steps of the user. */
export default function IdentityManagePage() {
  const userInfo = useGlobal((state) => state.userInfo);
  const identityRead = useRead(['identity'], getIdentity, { initial: 'identity', keep: true });
  const protection = useRead(['security'], readSecurity, { keep: true });
  const applications = useRead(['grantCount'], countApplications, { keep: true });
  const recent = useRead(['recentEvents'], readRecentEvents, { keep: true });
  if (!userInfo) return null;
  const identity = identityRead.data;
  const security = protection.data;
  const { mobile, email } = security ?? userInfo;
  const steps = listNextSteps({ userInfo, identity, security }, getNow());
  const isKnown = [identityRead, protection].every(({ loading, error }) => !loading && !error);
  const next = steps[0] ?? (isKnown ? null : undefined);
  const isLegal = userInfo.userType === 'legal';
  const role = findOwnRole(userInfo);
  const person = (
    <IdentityCard
      capacity={role?.capacity}
      contact={{ mobile, email }}
      lastLogin={userInfo.lastLogin}
      {...identityRead}
    />
  );

  return (
    <>
      <PageHeader title="page.identityManage" purpose="identity.purpose" />
      <div className="stack">
        <HomeHero userInfo={userInfo} identity={identity} next={next} />
        <HomeTiles protection={protection} applications={applications} />
        <div className="identity-pair">
          <RecentEvents {...recent} />
          {(steps.length > 1 || protection.loading || protection.error) && (
            <NextSteps steps={steps.slice(1)} {...protection} />
          )}
        </div>
        {isLegal ? (
          <div className="identity-pair">
            <CompanyCard company={role} />
            {person}
          </div>
        ) : (
          person
        )}
        <HomeLadder level={identity?.level ?? userInfo.level} />
      </div>
    </>
  );
}

/** The verification levels, and the channels that reach the next one. */
function HomeLadder({ level: known }: { level: IdentityLevel }) {
  const t = useT();
  const { data: overview, loading, error, reload } = useVerificationOverview(HOME_PATH, true);
  const level = overview?.level ?? known;
  const next = findNextLevel(level);
  const hasWays = findWaysToLevel(next).direct.length > 0;
  return (
    <>
      <LevelLadder level={level} />
      {next && hasWays && (
        <Card
          title={<h2>{t('identity.raise.next', { level: next })}</h2>}
          extra={<Link to={VERIFICATION_PATH}>{t('page.verification')}</Link>}
        >
          {error && <LoadError error={error} title="verification.failed" onRetry={reload} />}
          {loading && !overview ? (
            <Skeleton active paragraph={{ rows: 6 }} />
          ) : (
            <WaysToLevel level={next} overview={overview} origin={HOME_PATH} />
          )}
        </Card>
      )}
    </>
  );
}
