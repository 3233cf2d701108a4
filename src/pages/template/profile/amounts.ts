import type { Money, RefundItem } from '@/contract';

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
