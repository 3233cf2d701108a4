import { useSearchParams } from '@umijs/max';
import { Card } from 'antd';
import { ViewTabs } from '@/components/Frame/ViewTabs';
import { StaticTable } from '@/components/Table/StaticTable';
import { PersonName } from '@/components/Value/PersonName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Order, OrderLogKind } from '@/contract';
import { useT } from '@/hooks/useT';
import { ADVANCED_PROFILE_PATH, type PagePath } from '@/utils/routing/paths';

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
          label: t(`template.order.logs.${one}`),
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

/** Ordered as the tabs. */
const logKinds: readonly OrderLogKind[] = ['approval', 'change', 'system'];

/** Returns the kind of logs named by `?log=`, or the first. */
const readLogKind = (search: URLSearchParams): OrderLogKind =>
  logKinds.find((kind) => kind === search.get('log')) ?? 'approval';

/** Returns the address of the same order with another kind of logs. */
function toLogPath(search: URLSearchParams, kind: OrderLogKind): PagePath {
  const next = new URLSearchParams(search);
  next.set('log', kind);
  return `${ADVANCED_PROFILE_PATH}?${next}`;
}
