import { type MutableRefObject, useEffect } from 'react';
import { FormSkeleton } from '@/components/Form/FormSkeleton';
import { LinkButton } from '@/components/LinkButton';
import { LoadError } from '@/components/LoadError';
import { ResultBlock } from '@/components/ResultBlock';
import { getOrigin, toLadderPage } from '@/features/verification/origin';
import { useReferer } from '@/hooks/useReferer';
import { useT } from '@/hooks/useT';
import { useGlobalActions } from '@/models/hooks';
import { isNotFound } from '@/utils/http/ApiError';
import type { FieldValues } from '../toQuery';
import type { Channel } from '../types';
import { useVerification } from '../useVerification';
import { AwayStep } from './AwayStep';
import { QueryStep } from './QueryStep';
import { ResultStep } from './ResultStep';
import { StepFrame } from './StepFrame';

interface Props {
  id: string;
  channel: Channel;
  /** What was typed for the query on this page, if it was. */
  typed: MutableRefObject<FieldValues | null>;
}

/** A query that has begun: how it stands, and what came of it. */
export function VerificationOutcome({ id, channel, typed }: Props) {
  const t = useT();
  const referer = useReferer();
  const { fetchLoginStatus } = useGlobalActions();
  const { data, loading, error, reload } = useVerification(id);
  const origin = data ? getOrigin(referer, data) : referer;
  const raised = data?.state === 'MATCHED';

  // The name and level that other parts of the page know are older.
  useEffect(() => {
    if (raised) fetchLoginStatus();
  }, [raised, fetchLoginStatus]);

  if (!data || data.channel !== channel.name) {
    if (!data && !error) return <FormSkeleton fields={1} />;
    if (error && !isNotFound(error)) {
      return <LoadError error={error} title="verification.query.failed" busy={loading} onRetry={reload} />;
    }
    return (
      <ResultBlock
        level={2}
        status="error"
        title={t('verification.query.unknown')}
        actions={
          <LinkButton type="primary" to={toLadderPage(origin)}>
            {t('verification.result.home')}
          </LinkButton>
        }
      />
    );
  }
  const isUnderWay = data.state === 'QUERYING' || data.state === 'AWAY';
  return (
    <StepFrame
      step={isUnderWay ? 'query' : 'result'}
      title={
        isUnderWay
          ? t(data.state === 'AWAY' ? 'verification.away.heading' : 'verification.query.heading')
          : undefined
      }
      focus
    >
      {error && <LoadError error={error} title="verification.query.failed" busy={loading} onRetry={reload} />}
      {data.state === 'QUERYING' && <QueryStep verification={data} origin={origin} />}
      {data.state === 'AWAY' && <AwayStep channel={channel} verification={data} origin={origin} />}
      {!isUnderWay && (
        <ResultStep
          channel={channel}
          verification={data}
          origin={origin}
          keepsInput={typed.current !== null}
        />
      )}
    </StepFrame>
  );
}
