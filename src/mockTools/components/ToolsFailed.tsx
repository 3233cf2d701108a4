import { Alert } from '@/components/Alert';
import { BusyButton } from '@/components/Form/SubmitButton';
import { useT } from '@/hooks/useT';
import { useWords } from '../words';

/** Says that the mock portal did not answer, and tries again. */
export function ToolsFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useT();
  const words = useWords();
  return (
    <Alert
      type="error"
      message={words('tools.failed')}
      action={
        <BusyButton busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </BusyButton>
      }
    />
  );
}
