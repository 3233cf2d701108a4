import { Card, Skeleton } from 'antd';
import { useT } from '@/hooks/useT';

/** Placeholder of the page's cards until their messages are loaded. */
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
