import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const CARDS = ['1', '2'];

/** Placeholder of the cards while they load, with the same layout. */
export function RoleListSkeleton() {
  const t = useT();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <div className="role-list">
        {CARDS.map((card) => (
          <Card key={card} className="role-card">
            <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '80%' }} />
            <Skeleton.Button active className="role-acts" />
          </Card>
        ))}
      </div>
    </>
  );
}
