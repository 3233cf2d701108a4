import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { EmptyBlock } from '@/components/EmptyBlock';
import { LoadError } from '@/components/LoadError';
import { useT } from '@/hooks/useT';
import type { GlobalState } from '@/models/global';

interface Props {
  /** Whether there is nothing to show. */
  isEmpty: boolean;
  status: GlobalState['noticesStatus'];
  onRetry: () => void;
  /** What is said where there are no notices. */
  empty: string;
  /** The notices. */
  children: ReactNode;
}

/** The notices; above them why they are not the newest, or in their place why there are none. */
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
