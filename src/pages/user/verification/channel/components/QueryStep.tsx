import { Progress } from 'antd';
import { LinkButton } from '@/components/Action/LinkButton';
import { SECOND, VERIFICATION_TIMEOUT } from '@/constants';
import type { Verification } from '@/contract';
import { toLadderPage } from '@/features/verification/origin';
import { useT } from '@/hooks/useT';
import { getNow } from '@/utils/serverClock';

/** The progress bar never reaches 100 %, because only the response completes the query. */
const PERCENT_MAX = 95;

/** Shown while the registry is queried; re-rendered with each response of the server. */
export function QueryStep({ verification, origin }: { verification: Verification; origin: string }) {
  const t = useT();
  const elapsed = Math.max(0, getNow() - Date.parse(verification.startedAt));
  const isLate = elapsed > VERIFICATION_TIMEOUT;
  const percent = Math.min(PERCENT_MAX, Math.round((elapsed / VERIFICATION_TIMEOUT) * 100));
  return (
    <>
      <Progress
        percent={percent}
        showInfo={false}
        status="active"
        aria-label={t('verification.query.heading')}
      />
      <p role="status" className="verification-waiting">
        {isLate
          ? t('verification.query.late')
          : t('verification.query.text', { seconds: VERIFICATION_TIMEOUT / SECOND })}
      </p>
      <LinkButton to={toLadderPage(origin)}>{t('verification.query.leave')}</LinkButton>
    </>
  );
}
