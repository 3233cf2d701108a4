import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const CARDS = ['1', '2'];

/** Placeholder of the cards while they load, with the same layout. */
export function AddressListSkeleton() {
  const t = useT();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <div className="addresses-list">
        {CARDS.map((card) => (
          <Card key={card} className="address-card">
            <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 1, width: '80%' }} />
            <Skeleton.Button active size="small" />
            <Skeleton.Button active className="address-acts" />
          </Card>
        ))}
      </div>
    </>
  );
}
