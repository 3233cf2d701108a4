import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { StaticTable } from '@/components/Table/StaticTable';
import { PersonName } from '@/components/Value/PersonName';
import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Refund } from '@/contract';
import { useT } from '@/hooks/useT';
import { FactsCard } from '../../components/FactsCard';
import { ItemsCard } from '../../components/ItemsCard';

/** The refund request: customer, returned items and progress. */
export function RefundDetails({ refund }: { refund: Refund }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { number, state, order, requestedAt, customer, items, progress } = refund;
  return (
    <div className="profile stack">
      <FactsCard
        title="template.refund.application"
        facts={[
          { label: 'template.refund.number', value: number },
          { label: 'template.refund.state', value: t(`template.refund.state.${state}`) },
          { label: 'template.refund.order', value: order },
          { label: 'template.refund.requestedAt', value: <RelativeTime at={requestedAt} /> },
        ]}
      />
      <FactsCard
        title="template.profile.customer"
        facts={[
          { label: 'template.profile.name', value: <PersonName name={customer.name} /> },
          { label: 'template.profile.mobile', value: customer.mobile },
          { label: 'template.refund.courier', value: customer.courier },
          { label: 'template.profile.address', value: customer.address },
          {
            label: 'template.refund.note',
            value: customer.note ? <bdi>{customer.note}</bdi> : t('template.profile.none'),
          },
        ]}
      />
      <ItemsCard title="template.refund.items" items={items} />
      <Card title={<h2>{t('template.refund.progress')}</h2>}>
        <StaticTable
          caption={t('template.refund.progress')}
          empty={t('template.profile.noRows')}
          rows={progress.toReversed()}
          columns={[
            { key: 'at', title: t('template.refund.at'), render: ({ at }) => <RelativeTime at={at} /> },
            {
              key: 'step',
              title: t('template.refund.step'),
              render: ({ step }) => t(`template.refund.step.${step}`),
            },
            {
              key: 'done',
              title: t('template.refund.state'),
              render: ({ done }) => t(done ? 'template.refund.done' : 'template.refund.underWay'),
            },
            { key: 'clerk', title: t('template.refund.clerk'), render: ({ clerk }) => clerk },
            {
              key: 'minutes',
              title: t('template.refund.took'),
              isNumber: true,
              render: ({ minutes }) =>
                minutes === null
                  ? t('template.profile.none')
                  : formatNumber(minutes, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
            },
          ]}
        />
      </Card>
    </div>
  );
}
