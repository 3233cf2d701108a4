import { Button, Progress } from 'antd';
import { type MutableRefObject, useEffect } from 'react';
import { Link } from '@/components/Action/Link';
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
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useRead } from '@/hooks/useRead';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { getVerification } from '@/services/verification';
import { isNotFound } from '@/utils/http/ApiError';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { followAddress } from '@/utils/routing/redirect';
import { addQueryParam } from '@/utils/routing/referer';
import { getNow } from '@/utils/serverClock';
import { FORM_STEP, STEP_PARAM, STEPS } from '../steps';
import type { FieldValues } from '../toQuery';
import { MatchedResult } from './MatchedResult';

/** The progress bar never reaches 100 %, because only the response completes the query. */
const PERCENT_MAX = 95;

/** With a payment app, the user enters nothing that they could correct. */
const MISMATCH_AT_APP = 'verification.result.mismatched.app';

const RESULTS = {
  MISMATCHED: { status: 'warning', message: 'mismatched' },
  TAKEN: { status: 'warning', message: 'taken' },
  UNAVAILABLE: { status: 'error', message: 'unavailable' },
  CANCELED: { status: 'info', message: 'canceled' },
} as const;

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

interface ResultStepProps {
  channel: KnownChannel;
  state: keyof typeof RESULTS;
  origin: string;
  /** Whether the input is still stored: then the next attempt opens the form directly. */
  hasInput: boolean;
}

/** Explains why a query did not raise the level, with the next actions. */
function ResultStep({ channel, state, origin, hasInput }: ResultStepProps) {
  const t = useT();
  const { data: overview } = useVerificationOverview(origin, true);
  const { status, message } = RESULTS[state];
  const channelStatus = overview?.channels.find((status) => status.channel === channel.name);
  const startPage = toChannelPage(channel.name, origin);
  const isTaken = state === 'TAKEN';
  const mayRetry = !isTaken && channelStatus?.triesLeft !== 0;
  return (
    <ResultBlock
      focus
      level={2}
      status={status}
      title={t(`verification.result.${message}`)}
      text={
        <>
          <p>
            {t(
              channel.redirectsToProvider && state === 'MISMATCHED'
                ? MISMATCH_AT_APP
                : `verification.result.${message}.text`,
            )}
          </p>
          {!isTaken && channelStatus && (
            <p>
              {channelStatus.triesLeft > 0
                ? t('verification.tries', { left: channelStatus.triesLeft })
                : t('verification.tries.none', { at: formatDeadline(channelStatus.triesResetAt) })}
            </p>
          )}
        </>
      }
      actions={
        <>
          {mayRetry && (
            <LinkButton
              type="primary"
              to={hasInput ? addQueryParam(startPage, STEP_PARAM, FORM_STEP) : startPage}
            >
              {t('common.retry')}
            </LinkButton>
          )}
          <LinkButton type={mayRetry ? 'default' : 'primary'} to={toLevelsPage(origin)}>
            {t('verification.others')}
          </LinkButton>
          {state !== 'CANCELED' && (
            <Link to={getAppealPath(isTaken ? 'ID_REGISTERED' : 'VERIFY_FAILED', VERIFICATION_PATH)}>
              {t('identity.raise.appeal')}
            </Link>
          )}
        </>
      }
    />
  );
}
