import { Card, Skeleton } from 'antd';
import { Link } from '@/components/Action/Link';
import { ServerLink } from '@/components/Action/ServerLink';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import type { VerificationOverview } from '@/contract';
import { findNextLevel, findWaysToLevel, listMatched } from '@/domain/identityLevels';
import { verificationChannels } from '@/domain/verificationChannels';
import { ChannelList } from '@/features/verification/components/ChannelList';
import { LevelLadder } from '@/features/verification/components/LevelLadder';
import { WaysToLevel } from '@/features/verification/components/WaysToLevel';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobal } from '@/models/hooks';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';

/** Returns the channels that do not raise the level but can be repeated, for example after a document was renewed. */
function listRepeatable(overview: VerificationOverview, next: VerificationOverview['level'] | null) {
  const { direct, paired } = findWaysToLevel(next, listMatched(overview));
  return verificationChannels.filter(({ name }) => ![...direct, ...paired].some((one) => one.name === name));
}

/** /user/verification: the verification levels, and the channels that reach the next or the requested one. */
export default function VerificationPage() {
  const t = useT();
  const origin = useReferer();
  const known = useGlobal((state) => state.userInfo?.level);
  const { data: overview, loading, error, reload } = useVerificationOverview(origin);
  // The level may have changed since sign-in, in another tab or in person.
  const level = overview?.level ?? known;
  if (level === undefined) return null;
  const application = overview?.application;
  const next = findNextLevel(level, application?.level);
  const repeatable = overview ? listRepeatable(overview, next) : [];

  return (
    <>
      <PageHeader title="page.verification" purpose="identity.raise.purpose" />
      <div className="stack">
        {error && <LoadError error={error} title="verification.failed" onRetry={reload} />}
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
        {next ? (
          <Card title={<h2>{t('identity.raise.next', { level: next })}</h2>}>
            <div className="stack" aria-busy={loading}>
              {loading && !overview ? (
                <Skeleton active paragraph={{ rows: 6 }} />
              ) : (
                <WaysToLevel level={next} overview={overview} origin={origin} />
              )}
              <p className="link-line">
                <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>
                  {t('identity.raise.appeal')}
                </Link>
              </p>
            </div>
          </Card>
        ) : (
          <Card>
            <p>{t('identity.raise.top')}</p>
          </Card>
        )}
        {repeatable.length > 0 && (
          <Card classNames={{ body: 'stack' }} title={<h2>{t('verification.again')}</h2>}>
            <p>{t('verification.again.why')}</p>
            <ChannelList channels={repeatable} overview={overview} origin={origin} />
          </Card>
        )}
      </div>
    </>
  );
}
