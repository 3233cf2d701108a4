import { Skeleton } from 'antd';
import { LoadingLabel } from '@/components/Status/LoadingLabel';
import './RowsSkeleton.css';

interface Props {
  /** Expected number of rows. */
  rows: number;
  /** 'line' is a row of a table, 'block' a row of several lines. */
  height?: 'line' | 'block';
}

/** Placeholder of a list while it loads, with rows of about the same height. The region is busy. */
export function RowsSkeleton({ rows, height = 'line' }: Props) {
  const places = Array.from({ length: rows }, (_, index) => `row-${index}`);
  return (
    <div aria-busy="true" className="rows-skeleton" data-height={height}>
      <LoadingLabel />
      {places.map((place) => (
        <Skeleton.Button key={place} active block />
      ))}
    </div>
  );
}
