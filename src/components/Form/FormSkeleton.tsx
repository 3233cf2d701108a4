import { Skeleton } from 'antd';
import { LoadingLabel } from '@/components/LoadingLabel';
import './FormSkeleton.css';

/** A form before it is known what it begins with: so many fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div aria-busy="true" className="form-skeleton">
      <LoadingLabel />
      <Skeleton active title={false} paragraph={{ rows: 1 }} />
      {Array.from({ length: fields }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they differ in nothing else
        <div key={index}>
          <Skeleton.Button active size="small" />
          <Skeleton.Input active size="large" block />
        </div>
      ))}
      <Skeleton.Button active size="large" block />
    </div>
  );
}
