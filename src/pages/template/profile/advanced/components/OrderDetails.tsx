import { RelativeTime } from '@/components/Value/RelativeTime';
import type { Order } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { FactsCard } from '../../components/FactsCard';
import { ItemsCard } from '../../components/ItemsCard';
import { PersonName } from '../../components/PersonName';

/** The ordered items, the creator and the customer. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useT();
  const { product, contract, createdBy, createdAt, from, to, customer, lines } = order;
  return (
    <>
      <FactsCard
        title="template.order.details"
        facts={[
          { label: 'template.order.createdBy', value: <PersonName name={createdBy} /> },
          { label: 'template.order.product', value: product },
          { label: 'template.order.createdAt', value: <RelativeTime at={createdAt} /> },
          { label: 'template.order.contract', value: contract },
          {
            label: 'template.order.period',
            value: t('template.order.days', { from: formatDate(from), to: formatDate(to) }),
          },
        ]}
      />
      <FactsCard
        title="template.profile.customer"
        facts={[
          { label: 'template.profile.name', value: <PersonName name={customer.name} /> },
          { label: 'template.profile.mobile', value: customer.mobile },
          { label: 'template.order.idNo', value: customer.idNo },
          { label: 'template.profile.address', value: customer.address },
        ]}
      />
      <ItemsCard title="template.order.lines" items={lines} />
    </>
  );
}
