import { SubmitButton } from '@/components/Action/SubmitButton';
import { Alert } from '@/components/Status/Alert';
import { useT } from '@/hooks/useT';
import { useToolMessages } from '../messages';

/** Message that the mock portal did not respond, with a retry button. */
export function ToolsLoadError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = useT();
  const words = useToolMessages();
  return (
    <Alert
      type="error"
      message={words('tools.failed')}
      action={
        <SubmitButton busy={busy} onClick={onRetry}>
          {t('common.retry')}
        </SubmitButton>
      }
    />
  );
}
