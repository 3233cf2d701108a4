import { Card, Skeleton } from 'antd';
import { Link } from '@/components/Action/Link';
import { LoadError } from '@/components/Status/LoadError';
import type { IdentityLevel } from '@/contract';
import { findNextLevel, findWaysToLevel } from '@/domain/identityLevels';
import { LevelLadder } from '@/features/verification/components/LevelLadder';
import { WaysToLevel } from '@/features/verification/components/WaysToLevel';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useT } from '@/hooks/useT';
import { HOME_PATH, VERIFICATION_PATH } from '@/utils/routing/paths';

/** The verification levels, and the channels that reach the next one. */
export function HomeLadder({ level: known }: { level: IdentityLevel }) {
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
