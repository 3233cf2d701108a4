import { useSearchParams } from '@umijs/max';
import { Card } from 'antd';
import { RelativeTime } from '@/components/RelativeTime';
import { StaticTable } from '@/components/Table/StaticTable';
import { ViewTabs } from '@/components/ViewTabs';
import type { Order } from '@/contract';
import { useT } from '@/hooks/useT';
import { PersonName } from '../../components/PersonName';
import { logKinds, readLogKind, toLogPath } from '../logKinds';

/** Logs of the order, one kind per tab; the address names the open tab. */
export function OrderLogs({ logs }: Pick<Order, 'logs'>) {
  const t = useT();
  const [search] = useSearchParams();
  const kind = readLogKind(search);
  return (
    <Card title={<h2>{t('template.order.logs')}</h2>} className="order-logs">
      <ViewTabs
        label={t('template.order.logs')}
        views={logKinds.map((one) => ({
          to: toLogPath(search, one),
          words: t(`template.order.logs.${one}`),
          current: one === kind,
        }))}
      />
      <StaticTable
        caption={t(`template.order.logs.${kind}`)}
        empty={t('template.profile.noRows')}
        rows={logs.filter((log) => log.kind === kind)}
        columns={[
          { key: 'act', title: t('template.order.act'), render: ({ act }) => t(`template.order.act.${act}`) },
          { key: 'by', title: t('template.order.by'), render: ({ by }) => <PersonName name={by} /> },
          {
            key: 'success',
            title: t('template.order.result'),
            render: ({ success }) => t(success ? 'template.order.success' : 'template.order.failure'),
          },
          { key: 'at', title: t('template.order.at'), render: ({ at }) => <RelativeTime at={at} /> },
        ]}
      />
    </Card>
  );
}
