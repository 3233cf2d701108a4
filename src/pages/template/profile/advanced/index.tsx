import { useRef, useState } from 'react';
import { PageHeader } from '@/components/Frame/PageHeader';
import { Alert } from '@/components/Status/Alert';
import { LoadError } from '@/components/Status/LoadError';
import { RowsSkeleton } from '@/components/Table/RowsSkeleton';
import type { Order } from '@/contract';
import { useT } from '@/hooks/useT';
import { getOrder } from '@/services/templateLists';
import { UNKNOWN } from '@/utils/http/unknownRecord';
import { ADVANCED_PROFILE_PATH } from '@/utils/routing/paths';
import { SampleButton, UnknownRecord } from '../../components/UnknownRecord';
import { useRecord } from '../../components/useRecord';
import { OrderActions } from './components/OrderActions';
import { OrderDetails, OrderHeader } from './components/OrderDetails';
import { OrderLogs } from './components/OrderLogs';
import './index.css';

/** /template/profile/advanced?id=&log=: an order with its progress and its logs. Without an id it shows the sample. */
export default function AdvancedProfilePage() {
  const t = useT();
  const { data, error, reload, replace } = useRecord('order', getOrder);
  const [outdated, setOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  if (data === UNKNOWN) return <UnknownRecord action={<SampleButton sample={ADVANCED_PROFILE_PATH} />} />;

  const actions = data && (
    <OrderActions
      order={data}
      onMoved={(moved: Order) => {
        setOutdated(false);
        replace(moved);
      }}
      onOutdated={() => {
        setOutdated(true);
        reload();
      }}
      onSettled={() => heading.current?.focus()}
    />
  );
  return (
    <>
      <PageHeader
        title="page.template.advancedProfile"
        purpose="template.about.advancedProfile"
        extra={actions}
      />
      {error && <LoadError title="template.order.failed" error={error} onRetry={reload} />}
      {!data && !error && <RowsSkeleton rows={4} height="block" />}
      {data && (
        <div className="profile stack">
          {outdated && <Alert type="warning" role="alert" message={t('template.order.outdated')} />}
          <OrderHeader order={data} heading={heading} />
          <OrderDetails order={data} />
          <OrderLogs logs={data.logs} />
        </div>
      )}
    </>
  );
}
