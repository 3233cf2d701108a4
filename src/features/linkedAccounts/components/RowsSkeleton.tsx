import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import './linked.css';

/** Stands for a list while it loads: so many rows, of about their height. */
export function RowsSkeleton({ rows }: { rows: number }) {
  const t = useT();
  const places = Array.from({ length: rows }, (_, index) => `${index}`);
  return (
    <div aria-busy="true" className="linked-skeleton">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {places.map((place) => (
        <Skeleton.Button key={place} active block size="large" />
      ))}
    </div>
  );
}
