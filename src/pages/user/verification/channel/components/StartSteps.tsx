import { useSearchParams } from '@umijs/max';
import { type MutableRefObject, useEffect, useState } from 'react';
import { Link } from '@/components/Action/Link';
import { LinkButton } from '@/components/Action/LinkButton';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { StepFrame } from '@/components/Frame/StepFrame';
import { LoadError } from '@/components/Status/LoadError';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { ChannelStatus } from '@/contract';
import type { KnownChannel } from '@/domain/verificationChannels';
import { type ChannelBlock, findBlock } from '@/features/verification/findBlock';
import { toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { formatDeadline } from '@/utils/i18n/dates';
import { getAppealPath, VERIFICATION_PATH } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { addQueryParam } from '@/utils/routing/referer';
import { FORM_STEP, STEP_PARAM, STEPS } from '../steps';
import type { FieldValues } from '../toQuery';
import { FieldsStep } from './FieldsStep';
import { NoticeStep } from './NoticeStep';

const FIELDS_AT_MOST = 4;

interface Props {
  channel: KnownChannel;
  /** Input of an earlier attempt on this page, used as initial values. Its consent is still valid. */
  typed?: MutableRefObject<FieldValues | null>;
}

/** The steps before the query: notice with consent, then the form. */
export function StartSteps({ channel, typed }: Props) {
  const t = useT();
  const origin = useReferer();
  const { data: overview, error, reload } = useVerificationOverview(origin);
  const [query] = useSearchParams();
  const [consented, setConsented] = useState(() => Boolean(typed?.current));
  // The step is in the address, so that Back returns to the notice; the consent is not.
  const isAtFields = consented && query.get(STEP_PARAM) === FORM_STEP;
  const status = overview?.channels.find((one) => one.channel === channel.name);
  const running = status?.latest?.state === 'QUERYING' ? status.latest.id : null;

  // A running query, even one started in another tab, is shown instead.
  useEffect(() => {
    if (running) replaceWith(toChannelPage(channel.name, origin, running));
  }, [running, channel.name, origin]);

  if (!overview || running) {
    if (error) {
      return <LoadError error={error} title="verification.failed" onRetry={reload} />;
    }
    return <FormSkeleton fields={FIELDS_AT_MOST} />;
  }
  // Keep an open form with its input: submitting it reveals what has changed.
  const block = isAtFields ? null : findBlock(channel, overview, status);
  if (block) return <ChannelBlocked block={block} status={status} origin={origin} />;
  if (!isAtFields) {
    return (
      <StepFrame
        steps={STEPS}
        step="verification.step.notice"
        title={t('verification.notice.heading')}
        focus={consented}
      >
        <NoticeStep
          channel={channel}
          overview={overview}
          status={status}
          onConsent={() => {
            setConsented(true);
            goTo(addQueryParam(toChannelPage(channel.name, origin), STEP_PARAM, FORM_STEP));
          }}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      steps={STEPS}
      step="verification.step.fields"
      title={t(
        channel.redirectsToProvider ? 'verification.fields.leave.heading' : 'verification.fields.heading',
      )}
      focus={!typed?.current}
    >
      <FieldsStep
        channel={channel}
        overview={overview}
        origin={origin}
        typed={typed}
        onOutdated={reload}
        onBack={() => replaceWith(toChannelPage(channel.name, origin))}
      />
    </StepFrame>
  );
}

interface ChannelBlockedProps {
  block: ChannelBlock;
  status: ChannelStatus | undefined;
  origin: string;
}

/** Explains why a channel is unavailable, with alternatives. */
function ChannelBlocked({ block, status, origin }: ChannelBlockedProps) {
  const t = useT();
  return (
    <ResultBlock
      focus
      level={2}
      status="warning"
      picture="waiting"
      title={t(`verification.block.${block}`)}
      text={
        <p>{t(`verification.${block}.text`, { at: status ? formatDeadline(status.triesResetAt) : '' })}</p>
      }
      actions={
        <>
          <LinkButton type="primary" to={toLevelsPage(origin)}>
            {t('verification.others')}
          </LinkButton>
          {block === 'none' && (
            <Link to={getAppealPath('VERIFY_FAILED', VERIFICATION_PATH)}>{t('identity.raise.appeal')}</Link>
          )}
        </>
      }
    />
  );
}
