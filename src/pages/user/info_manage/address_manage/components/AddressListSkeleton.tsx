import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const ROWS = ['1', '2'];

/** Stands for the cards while they load. */
export function AddressListSkeleton() {
  const t = useT();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {ROWS.map((row) => (
        <Card key={row}>
          <Skeleton active paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </>
  );
}
