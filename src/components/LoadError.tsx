import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import type { ApiError } from '@/utils/http/ApiError';
import { useErrorMessage } from './Form/FailureAlert';
import { SubmitButton } from './Form/SubmitButton';

interface Props {
  /** What did not load. */
  title: MessageKey;
  /** Asking again is under way. */
  busy: boolean;
  /** Why. */
  error?: ApiError | null;
  onRetry: () => void;
}

/** Stands where content should be: what failed, what to do, and the way to try again. */
export function LoadError({ title, busy, error = null, onRetry }: Props) {
  const t = useT();
  const cause = useErrorMessage(error, undefined, 'common.loadFailed');
  return (
    <Alert
      type="error"
      className="load-error"
      message={t(title)}
      description={cause || t('common.loadFailed')}
      action={
        <SubmitButton busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </SubmitButton>
      }
    />
  );
}
