import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

const CARDS = ['1', '2', '3'];

/** Placeholder of the cards while they load. */
export function AuthorizedAppsSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="grants">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      {CARDS.map((card) => (
        <Card key={card}>
          <Skeleton active avatar={{ shape: 'square', size: 48 }} paragraph={{ rows: 6 }} />
        </Card>
      ))}
    </div>
  );
}
