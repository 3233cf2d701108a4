import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { EmptyBlock } from '@/components/Status/EmptyBlock';
import { LoadError } from '@/components/Status/LoadError';
import { useT } from '@/hooks/useT';
import type { GlobalState } from '@/models/global';

interface Props {
  /** Whether the list is empty. */
  isEmpty: boolean;
  status: GlobalState['noticesStatus'];
  onRetry: () => void;
  /** Text for an empty list. */
  empty: string;
  /** The notices. */
  children: ReactNode;
}

/** The notices; a failure is shown above them, or instead of them if there are none. */
export function NoticesState({ isEmpty, status, onRetry, empty, children }: Props) {
  const t = useT();
  const retrying = status === 'retrying';
  const error = (retrying || status === 'failed') && (
    <LoadError title="layout.notices.failed" busy={retrying} onRetry={onRetry} />
  );
  if (!isEmpty) {
    return (
      <>
        {error}
        {children}
      </>
    );
  }
  if (error) return error;
  if (status === 'ready') return <EmptyBlock>{empty}</EmptyBlock>;
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('common.loading')}</span>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
    </div>
  );
}
