import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';
import './RowsSkeleton.css';

interface Props {
  /** How many rows are expected. */
  rows: number;
  /** 'line' is a row of a table, 'block' a row of several lines. */
  height?: 'line' | 'block';
}

/** Stands in place of a list before its rows are here: as many, of about their height. Its region is busy. */
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
