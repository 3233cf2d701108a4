import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { StaticTable } from '@/components/Table/StaticTable';
import type { Money, RefundItem } from '@/contract';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { useMoney } from '../../components/useMoney';

/** Returns the price of an item multiplied by its quantity. */
const toAmount = ({ price, quantity }: Pick<RefundItem, 'price' | 'quantity'>): Money => ({
  ...price,
  hundredths: price.hundredths * quantity,
});

/** Returns the sum of all items, which must have the same currency; 0 CNY for an empty list. */
export const sumAmounts = (items: readonly RefundItem[]): Money => ({
  currency: items[0]?.price.currency ?? 'CNY',
  hundredths: items.reduce((sum, item) => sum + toAmount(item).hundredths, 0),
});

/** Items with their prices; the last row shows quantity and price in total. */
export function ItemsCard({ title, items }: { title: MessageKey; items: readonly RefundItem[] }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const money = useMoney();
  const quantity = items.reduce((sum, item) => sum + item.quantity, 0);
  return (
    <Card title={<h2>{t(title)}</h2>}>
      <StaticTable
        caption={t(title)}
        empty={t('template.profile.noRows')}
        rows={items}
        columns={[
          { key: 'id', title: t('template.items.id'), render: ({ id }) => id },
          { key: 'name', title: t('template.items.name'), render: ({ name }) => name },
          { key: 'barcode', title: t('template.items.barcode'), render: ({ barcode }) => barcode },
          {
            key: 'price',
            title: t('template.items.price'),
            isNumber: true,
            render: ({ price }) => money.format(price),
          },
          {
            key: 'quantity',
            title: t('template.items.quantity'),
            isNumber: true,
            render: (item) => formatNumber(item.quantity),
          },
          {
            key: 'amount',
            title: t('template.items.amount'),
            isNumber: true,
            render: (item) => money.format(toAmount(item)),
          },
        ]}
        total={{
          label: t('template.items.total'),
          cells: { quantity: formatNumber(quantity), amount: money.format(sumAmounts(items)) },
        }}
      />
    </Card>
  );
}
