import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import './RowsSkeleton.css';

interface Props {
  /** Expected number of rows. */
  rows: number;
  /** 'line' is a row of a table, 'block' a row of several lines. */
  height?: 'line' | 'block';
}

/** Placeholder of a list while it loads, with rows of about the same height. The region is busy. */
export function RowsSkeleton({ rows, height = 'line' }: Props) {
  const t = useT();
  const places = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return (
    <div aria-busy="true" className="rows-skeleton" data-height={height}>
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {places.map((place) => (
        <Skeleton.Button key={place} active block />
      ))}
    </div>
  );
}
