import { Skeleton } from 'antd';
import { LoadingLabel } from './LoadingLabel';

/** A text before it is there: so many lines. */
export function TextSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <LoadingLabel />
      <Skeleton active title={false} paragraph={{ rows }} />
    </div>
  );
}
