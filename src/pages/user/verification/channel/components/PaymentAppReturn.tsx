import { Button } from 'antd';
import { useState } from 'react';
import { DelayedSpin } from '@/components/DelayedSpin';
import { useErrorMessage } from '@/components/Form/FailureAlert';
import { ResultBlock } from '@/components/ResultBlock';
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

/** What the payment app brings back leaves the address bar first; without it a verification begins here. */
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
  /** The answer is of no use: the person begins anew. */
  onDrop: () => void;
}

/** Hands the answer over once, and leads on to its query; or says what is wrong with it. */
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
  // A missing answer and a broken server may do better next time.
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
