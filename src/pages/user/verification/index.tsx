import { Card, Skeleton } from 'antd';
import { Alert } from '@/components/Alert';
import { Link } from '@/components/Link';
import { LoadError } from '@/components/LoadError';
import { PageHeader } from '@/components/PageHeader';
import { ServerLink } from '@/components/ServerLink';
import type { IdentityLevel } from '@/contract';
import { verificationChannels } from '@/features/verification/channels';
import { ChannelList } from '@/features/verification/components/ChannelList';
import { LevelLadder } from '@/features/verification/components/LevelLadder';
import { WaysToLevel } from '@/features/verification/components/WaysToLevel';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import './index.css';

const TOP: IdentityLevel = 4;
/** From here on no channel leads further: they can be gone through again. */
const ONLINE_TOP: IdentityLevel = 3;

/** /user/verification: the ladder of levels, and the channels that reach the next one. */
export default function VerificationPage() {
  const t = useT();
  const origin = useReferer();
  const known = useGlobal((state) => state.userInfo?.level);
  const { data: overview, loading, error, reload } = useVerificationOverview(origin);
  // A level may have been reached since the person signed in, in another tab or on the spot.
  const level = overview?.level ?? known;
  if (level === undefined) return null;
  const next = (level + 1) as IdentityLevel;
  const application = overview?.application;

  return (
    <>
      <PageHeader title="page.verification" purpose="identity.raise.purpose" />
      <div className="verification">
        {error && <LoadError error={error} title="verification.failed" busy={loading} onRetry={reload} />}
        {application && (
          <Alert
            type="info"
            message={t('verification.wanted', {
              application: application.name,
              level: t(`identity.level.${application.level}`),
            })}
            action={
              <ServerLink to={origin}>
                {t('verification.wanted.back', { application: application.name })}
              </ServerLink>
            }
          />
        )}
        <LevelLadder level={level} />
        {level === TOP ? (
          <Card>
            <p>{t('identity.raise.top')}</p>
          </Card>
        ) : (
          <Card title={<h2>{t('identity.raise.next', { level: t(`identity.level.${next}`) })}</h2>}>
            <div className="verification-ways" aria-busy={loading}>
              {loading && !overview ? (
                <Skeleton active paragraph={{ rows: 6 }} />
              ) : (
                <WaysToLevel level={next} overview={overview} origin={origin} />
              )}
              <p>
                <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>
                  {t('identity.raise.appeal')}
                </Link>
              </p>
            </div>
          </Card>
        )}
        {level >= ONLINE_TOP && (
          <Card title={<h2>{t('verification.again')}</h2>}>
            <div className="verification-ways">
              <p>{t('verification.again.why')}</p>
              <ChannelList channels={verificationChannels} overview={overview} origin={origin} />
            </div>
          </Card>
        )}
      </div>
    </>
  );
}
