import { Skeleton } from 'antd';
import { PAGE_SIZE } from '@/constants';
import { useT } from '@/hooks/useT';

const ROWS = Array.from({ length: PAGE_SIZE }, (_, index) => `row-${index}`);

/** The table before its first rows are here: as many lines. */
export function TableSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="behavior-skeleton">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {ROWS.map((row) => (
        <Skeleton.Button key={row} active block />
      ))}
    </div>
  );
}
