import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Alert } from '@/components/Status/Alert';
import type { Loaded } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useToolMessages } from '../messages';

interface Props {
  load: Loaded<unknown>;
  /** Shown while the first response is pending. */
  placeholder?: ReactNode;
}

/** Message with a retry button if the mock portal did not respond, or a placeholder before the first response. */
export function ToolLoading({ load, placeholder = <Skeleton active paragraph={{ rows: 4 }} /> }: Props) {
  const t = useT();
  const getText = useToolMessages();
  if (!load.error) return <>{load.data === null && placeholder}</>;
  return (
    <Alert
      type="error"
      message={getText('tools.failed')}
      action={<Button onClick={load.reload}>{t('common.retry')}</Button>}
    />
  );
}
