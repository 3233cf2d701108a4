import { Card } from 'antd';
import { Link } from '@/components/Link';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import type { IdentityLevel } from '@/contract';
import { LevelChannels } from '@/features/identityLevels/components/LevelChannels';
import { LevelLadder } from '@/features/identityLevels/components/LevelLadder';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getUserInfo } from '@/services/portal';
import { getAppealPath } from '@/utils/routing/paths';
import './index.css';

const TOP: IdentityLevel = 4;

/** /user/verification: the ladder of levels, and the channels that reach the next one. */
export default function VerificationPage() {
  const t = useT();
  const known = useGlobal((state) => state.userInfo?.level);
  // A level may have been reached since the person signed in, in another tab or on the spot.
  const { data: person, loading, error, reload } = useLoad(getUserInfo);
  const level = person?.level ?? known;
  if (level === undefined) return null;
  const next = (level + 1) as IdentityLevel;

  return (
    <>
      <PageHeader title="page.verification" purpose="identity.raise.purpose" />
      <div className="verification">
        {error && <LoadError error={error} title="identity.raise.failed" busy={loading} onRetry={reload} />}
        <LevelLadder level={level} />
        {level === TOP ? (
          <Card>
            <p>{t('identity.raise.top')}</p>
          </Card>
        ) : (
          <Card title={<h2>{t('identity.raise.next', { level: t(`identity.level.${next}`) })}</h2>}>
            <div className="verification-ways">
              <LevelChannels level={next} />
              <p>
                <Link to={getAppealPath('VERIFY_FAILED')}>{t('identity.raise.appeal')}</Link>
              </p>
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
