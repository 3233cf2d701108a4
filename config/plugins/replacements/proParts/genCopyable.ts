/** Replaces ProTable's copyable and truncated cells: no column of the portal is either. */
import type { ReactNode } from 'react';
import LeftOut from './leftOut';

export const genCopyable = (
  cell: ReactNode,
  { copyable, ellipsis }: { copyable?: unknown; ellipsis?: unknown },
): ReactNode => (copyable || ellipsis ? LeftOut() : cell);
