import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toChannelPage, toLadderPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { addQueryParam } from '@/utils/routing/referer';
import { FIELDS, STEP_PARAM } from '../steps';

/** For a payment app, the user has typed nothing that could be corrected. */
const MISMATCH_AT_APP = 'verification.result.mismatched.app';

const FAILED = {
  MISMATCHED: { status: 'warning', words: 'mismatched' },
  TAKEN: { status: 'warning', words: 'taken' },
  UNAVAILABLE: { status: 'error', words: 'unavailable' },
  CANCELED: { status: 'info', words: 'canceled' },
} as const;

interface Props {
  channel: KnownChannel;
  state: keyof typeof FAILED;
  origin: string;
  /** Whether the form still has the input: then another attempt opens it directly. */
  keepsInput: boolean;
}

/** Explains why a query did not raise the level, with the next actions. */
export function ResultStep({ channel, state, origin, keepsInput }: Props) {
  const t = useT();
  const { data: overview } = useVerificationOverview(origin, true);
  const { status, words } = FAILED[state];
  const left = overview?.channels.find((one) => one.channel === channel.name);
  const start = toChannelPage(channel.name, origin);
  const isTaken = state === 'TAKEN';
  const mayRetry = !isTaken && left?.triesLeft !== 0;
  return (
    <ResultBlock
      focus
      level={2}
      status={status}
      title={t(`verification.result.${words}`)}
      text={
        <>
          <p>
            {t(
              channel.leaves && state === 'MISMATCHED'
                ? MISMATCH_AT_APP
                : `verification.result.${words}.text`,
            )}
          </p>
          {!isTaken && left && (
            <p>
              {left.triesLeft > 0
                ? t('verification.tries', { left: left.triesLeft })
                : t('verification.tries.none', { at: formatDeadline(left.triesResetAt) })}
            </p>
          )}
        </>
      }
      actions={
        <>
          {mayRetry && (
            <LinkButton type="primary" to={keepsInput ? addQueryParam(start, STEP_PARAM, FIELDS) : start}>
              {t('verification.result.again')}
            </LinkButton>
          )}
          <LinkButton type={mayRetry ? 'default' : 'primary'} to={toLadderPage(origin)}>
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
