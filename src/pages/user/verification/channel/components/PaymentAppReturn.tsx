import { Button } from 'antd';
import { useState } from 'react';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { ResultBlock } from '@/components/Status/ResultBlock';
import type { KnownChannel } from '@/domain/verificationChannels';
import { toChannelPage } from '@/features/verification/origin';
import { useOneTimeQuery } from '@/hooks/useOneTimeQuery';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useT } from '@/hooks/useT';
import { returnVerification } from '@/services/verification';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import { replaceWith } from '@/utils/routing/redirect';
import { sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import { type AppAnswer, ONE_TIME_PARAMS, readAppAnswer } from '../appAnswer';
import { StartSteps } from './StartSteps';

/** Removes the payment app's response from the address bar first; without a response, a new verification starts. */
export function PaymentAppReturn({ channel }: { channel: KnownChannel }) {
  const answer = useOneTimeQuery(readAppAnswer, ONE_TIME_PARAMS);
  const [dropped, setDropped] = useState(false);
  if (answer === undefined) return null;
  return answer && !dropped ? (
    <TakeAnswer channel={channel} answer={answer} onDrop={() => setDropped(true)} />
  ) : (
    <StartSteps channel={channel} />
  );
}

interface AnswerProps {
  channel: KnownChannel;
  answer: AppAnswer | 'incomplete';
  /** Called if the response is unusable: the user starts again. */
  onDrop: () => void;
}

/** Sends the response once and redirects to its query, or shows the error. */
function TakeAnswer({ channel, answer, onDrop }: AnswerProps) {
  const t = useT();
  const { problem, retry } = useRedirectStep<ApiError>({
    ask: async () => {
      if (answer === 'incomplete') {
        return () => new ApiError('unexpected', { messageId: 'verification.return.incomplete' });
      }
      const { id, origin } = await returnVerification(answer);
      return () => {
        replaceWith(toChannelPage(channel.name, sanitizeReferer(origin), id));
        return null;
      };
    },
    explain: errorFromException,
  });
  const message = useErrorMessage(problem);
  if (!problem) {
    return (
      <>
        <DelayedSpin />
        <p role="status">{t('verification.return.busy')}</p>
      </>
    );
  }
  // No response or a server error: a retry may succeed.
  const mayRetry = !problem.isVerdict && problem.kind !== 'unexpected';
  return (
    <ResultBlock
      focus
      level={2}
      status="error"
      title={t('verification.return.failed')}
      text={<p>{message}</p>}
      actions={
        <>
          {mayRetry && (
            <Button type="primary" onClick={retry}>
              {t('common.retry')}
            </Button>
          )}
          <Button type={mayRetry ? 'default' : 'primary'} onClick={onDrop}>
            {t('verification.return.again')}
          </Button>
        </>
      }
    />
  );
}
