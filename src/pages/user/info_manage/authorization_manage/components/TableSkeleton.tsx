import { Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const ROWS = ['1', '2', '3', '4', '5'];

/** The table before its first rows are here: as many lines, of the same height. */
export function TableSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="authorizations-skeleton">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {ROWS.map((row) => (
        <Skeleton.Button key={row} active block size="large" />
      ))}
    </div>
  );
}
