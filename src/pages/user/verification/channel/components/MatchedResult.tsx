import { Button } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { IdentityLevel, Verification } from '@/contract';
import { findNextLevel, findWaysToLevel } from '@/domain/identityLevels';
import { toLevelsPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useT } from '@/hooks/useT';
import { HOME_PATH } from '@/utils/routing/paths';
import { followAddress } from '@/utils/routing/redirect';

/** The old and the new level, what is missing to the requested level, and a link back. */
export function MatchedResult({ verification, origin }: { verification: Verification; origin: string }) {
  const t = useT();
  // The actions depend on it. If it fails to load, the page that requested the level shows what is missing.
  const { data: overview, loading } = useVerificationOverview(origin, true);
  const { levelBefore, levelAfter } = verification;
  const raised = levelAfter > levelBefore;
  const application = overview?.application ?? null;
  const level = overview?.level ?? levelAfter;
  const lacks = application !== null && level < application.level;
  const next = findNextLevel(level);
  const hasOneMore = findWaysToLevel(next).paired.length > 0;
  const nameOf = (one: IdentityLevel) => t(`identity.level.${one}`);
  const leave = origin !== HOME_PATH && !lacks;
  return (
    <ResultBlock
      focus
      level={2}
      status="success"
      title={t(raised ? 'verification.result.raised' : 'verification.result.same')}
      text={
        <>
          <p>
            {raised
              ? t('verification.result.levels', { before: nameOf(levelBefore), after: nameOf(levelAfter) })
              : t('verification.result.stays', { level: nameOf(levelAfter) })}
          </p>
          {lacks && (
            <p>
              {t('verification.result.wantsMore', {
                application: application.name,
                level: nameOf(application.level),
              })}
            </p>
          )}
          {next && hasOneMore && <p>{t('verification.result.oneMore', { level: nameOf(next) })}</p>}
        </>
      }
      actions={
        !loading && (
          <>
            {leave && (
              <Button type="primary" onClick={() => followAddress(origin)}>
                {application
                  ? t('verification.wanted.back', { application: application.name })
                  : t('verification.result.back')}
              </Button>
            )}
            <LinkButton type={leave ? 'default' : 'primary'} to={toLevelsPage(origin)}>
              {t(hasOneMore ? 'verification.others' : 'verification.result.home')}
            </LinkButton>
          </>
        )
      }
    />
  );
}
