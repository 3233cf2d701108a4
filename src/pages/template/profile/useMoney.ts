import { useIntl } from '@umijs/max';
import type { Money, RefundItem } from '@/contract';

const HUNDREDTHS = 100;

/** What several items of one kind cost. */
export const toAmount = ({ price, quantity }: Pick<RefundItem, 'price' | 'quantity'>): Money => ({
  ...price,
  hundredths: price.hundredths * quantity,
});

/** What all items cost, in the currency of the first; 0 of none is in CNY. */
export const sumAmounts = (items: readonly RefundItem[]): Money => ({
  currency: items[0]?.price.currency ?? 'CNY',
  hundredths: items.reduce((sum, item) => sum + toAmount(item).hundredths, 0),
});

/** Writes an amount in the reader's language. */
export function useMoney(): (money: Money) => string {
  const { formatNumber } = useIntl();
  return ({ hundredths, currency }) => formatNumber(hundredths / HUNDREDTHS, { style: 'currency', currency });
}
