import { Alert } from '@/components/Alert';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { BusyButton } from './BusyButton';
import './LoadError.css';

interface Props {
  /** What did not load. */
  title: MessageKey;
  /** Asking again is under way. */
  busy: boolean;
  onRetry: () => void;
}

/** Stands where content should be: what failed, what to do, and the way to try again. */
export function LoadError({ title, busy, onRetry }: Props) {
  const t = useT();
  return (
    <Alert
      type="error"
      className="load-error"
      message={t(title)}
      description={t('common.loadFailed')}
      action={
        <BusyButton busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </BusyButton>
      }
    />
  );
}
