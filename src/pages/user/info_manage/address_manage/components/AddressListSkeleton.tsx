import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const ROWS = ['1', '2'];

/** The cards before their words are here. */
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
