import { Skeleton } from 'antd';
import { LoadingLabel } from './LoadingLabel';

/** Skeleton of a text with some lines. */
export function TextSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <LoadingLabel />
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
