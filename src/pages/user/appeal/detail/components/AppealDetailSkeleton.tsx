import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

/** The page's cards before their words are here. */
export function AppealDetailSkeleton() {
  const t = useT();
  return (
    <div aria-busy="true" className="appeal-detail">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <Skeleton.Button active block />
      <Card>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </Card>
      <Card>
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </Card>
    </div>
  );
}
