import { Skeleton } from 'antd';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import './FormSkeleton.css';

/** Skeleton of a form while its data loads: fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-busy="true" className="form-skeleton">
      <LoadingLabel />
      <Skeleton active title={false} paragraph={{ rows: 1 }} />
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
        <div key={index}>
          <Skeleton.Button active size="small" />
          <Skeleton.Input active size="large" block />
        </div>
      ))}
      <Skeleton.Button active size="large" block />
    </div>
  );
}
