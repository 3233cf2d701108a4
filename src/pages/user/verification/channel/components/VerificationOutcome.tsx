import { Button, Progress } from 'antd';
import { type MutableRefObject, useEffect } from 'react';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormFooter } from '@/components/Form/FormFooter';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { StepFrame } from '@/components/Frame/StepFrame';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { SECOND, VERIFICATION_POLL, VERIFICATION_TIMEOUT } from '@/constants';
import type { Verification } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { getOrigin, toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { useRead } from '@/hooks/useRead';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { getVerification } from '@/services/verification';
import { isNotFound } from '@/utils/http/ApiError';
import { followAddress } from '@/utils/routing/redirect';
import { getNow } from '@/utils/serverClock';
import { STEPS } from '../steps';
import type { FieldValues } from '../toQuery';
import { MatchedResult } from './MatchedResult';
import { ResultStep } from './ResultStep';

/** The progress bar never reaches 100 %, because only the response completes the query. */
const PERCENT_MAX = 95;

interface Props {
  id: string;
  channel: KnownChannel;
  /** Input that was submitted on this page, if any. */
  typed: MutableRefObject<FieldValues | null>;
}

/** Status and result of a query. */
export function VerificationOutcome({ id, channel, typed }: Props) {
  const t = useT();
  const referer = useReferer();
  const { fetchLoginStatus } = useGlobalActions();
  const { data, error, reload } = useRead(['verification', id], () => getVerification(id), {
    poll: { every: VERIFICATION_POLL, waits: ({ state }) => state === 'QUERYING' },
  });
  const origin = data ? getOrigin(referer, data) : referer;
  const raised = data?.state === 'MATCHED';

  // The name and level known to other parts of the page are outdated.
  useEffect(() => {
    if (raised) fetchLoginStatus();
  }, [raised, fetchLoginStatus]);

  if (!data || data.channel !== channel.name) {
    if (!data && !error) return <FormSkeleton fields={1} />;
    if (error && !isNotFound(error)) {
      return <LoadError error={error} title="verification.query.failed" onRetry={reload} />;
    }
    return (
      <ResultBlock
        level={2}
        status="error"
        title={t('verification.query.unknown')}
        actions={
          <LinkButton type="primary" to={toLevelsPage(origin)}>
            {t('verification.result.home')}
          </LinkButton>
        }
      />
    );
  }
  const { state, redirectUrl } = data;
  const isUnderWay = state === 'QUERYING' || state === 'AWAY';
  return (
    <StepFrame
      steps={STEPS}
      step={isUnderWay ? 'verification.step.query' : 'verification.step.result'}
      title={
        isUnderWay
          ? t(state === 'AWAY' ? 'verification.away.heading' : 'verification.query.heading')
          : undefined
      }
      focus
    >
      {error && <LoadError error={error} title="verification.query.failed" onRetry={reload} />}
      {state === 'QUERYING' && <QueryStep verification={data} origin={origin} />}
      {/* The user has returned without a response of the payment app. */}
      {state === 'AWAY' && (
        <>
          <p>{t('verification.away.text')}</p>
          <FormFooter>
            {redirectUrl && (
              <Button type="primary" onClick={() => followAddress(redirectUrl)}>
                {t('verification.away.goOn')}
              </Button>
            )}
            <LinkButton to={toChannelPage(channel.name, origin)}>{t('verification.return.again')}</LinkButton>
          </FormFooter>
        </>
      )}
      {state === 'MATCHED' && <MatchedResult verification={data} origin={origin} />}
      {state !== 'QUERYING' && state !== 'AWAY' && state !== 'MATCHED' && (
        <ResultStep channel={channel} state={state} origin={origin} hasInput={typed.current !== null} />
      )}
    </StepFrame>
  );
}

/** Shown while the registry is queried; re-rendered with each response of the server. */
function QueryStep({ verification, origin }: { verification: Verification; origin: string }) {
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
      <LinkButton to={toLevelsPage(origin)}>{t('verification.query.leave')}</LinkButton>
    </>
  );
}
