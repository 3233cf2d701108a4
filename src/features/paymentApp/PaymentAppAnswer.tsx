import { Button } from 'antd';
import { DelayedSpin } from '@/components/Status/DelayedSpin';
import { useErrorMessage } from '@/components/Status/FailureAlert';
import { ResultBlock } from '@/components/Status/ResultBlock';
import { useRedirectStep } from '@/hooks/useRedirectStep';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { ApiError, errorFromException } from '@/utils/http/ApiError';
import type { AppAnswer } from './appAnswer';

interface Props {
  answer: AppAnswer | 'incomplete';
  /** Sends the response; resolves with a function that opens the next page. */
  take: (answer: AppAnswer) => Promise<() => void>;
  /** Message about what has failed. */
  title: MessageKey;
  /** Called if the response is unusable: the user starts again. */
  onDrop: () => void;
}

/** Sends the payment app's response once and opens the next page, or shows the error. */
export function PaymentAppAnswer({ answer, take, title, onDrop }: Props) {
  const t = useT();
  const { problem, retry } = useRedirectStep<ApiError>({
    ask: async () => {
      if (answer === 'incomplete') {
        return () => new ApiError('unexpected', { messageId: 'verification.return.incomplete' });
      }
      const openNext = await take(answer);
      return () => {
        openNext();
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
      title={t(title)}
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
