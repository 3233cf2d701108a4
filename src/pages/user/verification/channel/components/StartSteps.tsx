import { useEffect, useState } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LoadError } from '@/components/LoadError';
import { toChannelPage } from '@/features/verification/origin';
import { useVerificationOverview } from '@/features/verification/useVerificationOverview';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { replaceWith } from '@/utils/routing/redirect';
import { findBlock } from '../findBlock';
import type { Channel } from '../types';
import { ChannelBlocked } from './ChannelBlocked';
import { FieldsStep } from './FieldsStep';
import { NoticeStep } from './NoticeStep';
import { StepFrame } from './StepFrame';

const FIELDS_AT_MOST = 4;

/** From the notice to the query: what is asked of whom, the consent, and the form. */
export function StartSteps({ channel }: { channel: Channel }) {
  const t = useT();
  const origin = useReferer();
  const { data: overview, loading, error, reload } = useVerificationOverview(origin);
  const [consented, setConsented] = useState(false);
  const [returned, setReturned] = useState(false);
  const status = overview?.channels.find((one) => one.channel === channel.name);
  const running = status?.latest?.state === 'QUERYING' ? status.latest.id : null;

  // A query that is under way, in another tab too, is what there is to see.
  useEffect(() => {
    if (running) replaceWith(toChannelPage(channel.name, origin, running));
  }, [running, channel.name, origin]);

  if (!overview || running) {
    if (error) {
      return <LoadError error={error} title="verification.failed" busy={loading} onRetry={reload} />;
    }
    return <FormSkeleton fields={FIELDS_AT_MOST} />;
  }
  const block = findBlock(channel, overview, status);
  if (block) return <ChannelBlocked channel={channel} block={block} status={status} origin={origin} />;
  if (!consented) {
    return (
      <StepFrame step="notice" title={t('verification.notice.heading')} focus={returned}>
        <NoticeStep
          channel={channel}
          overview={overview}
          status={status}
          onConsent={() => setConsented(true)}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame
      step="fields"
      title={t(channel.leaves ? 'verification.fields.leave.heading' : 'verification.fields.heading')}
      focus
    >
      <FieldsStep
        channel={channel}
        overview={overview}
        origin={origin}
        onOutdated={reload}
        onBack={() => {
          setConsented(false);
          setReturned(true);
        }}
      />
    </StepFrame>
  );
}
