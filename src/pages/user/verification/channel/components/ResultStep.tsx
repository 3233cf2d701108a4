import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { addQueryParam } from '@/utils/routing/referer';
import { FORM_STEP, STEP_PARAM } from '../steps';

const RESULTS = {
  MISMATCHED: { status: 'warning', message: 'mismatched' },
  TAKEN: { status: 'warning', message: 'taken' },
  UNAVAILABLE: { status: 'error', message: 'unavailable' },
  CANCELED: { status: 'info', message: 'canceled' },
} as const;

interface Props {
  channel: KnownChannel;
  state: keyof typeof RESULTS;
  origin: string;
  /** Whether the input is still stored: then the next attempt opens the form directly. */
  hasInput: boolean;
}

/** Explains why a query did not raise the level, with the next actions. */
export function ResultStep({ channel, state, origin, hasInput }: Props) {
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
            {/* With a payment app, the user enters nothing that they could correct. */}
            {channel.redirectsToProvider && state === 'MISMATCHED'
              ? t('verification.result.mismatched.app')
              : t(`verification.result.${message}.text`)}
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
