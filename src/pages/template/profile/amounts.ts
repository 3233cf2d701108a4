import type { Money, RefundItem } from '@/contract';

/** Returns the price of an item multiplied by its quantity. */
export const toAmount = ({ price, quantity }: Pick<RefundItem, 'price' | 'quantity'>): Money => ({
  ...price,
  hundredths: price.hundredths * quantity,
});

/** Returns the sum of all items in the first item's currency; 0 CNY for an empty list. */
export const sumAmounts = (items: readonly RefundItem[]): Money => ({
  currency: items[0]?.price.currency ?? 'CNY',
  hundredths: items.reduce((sum, item) => sum + toAmount(item).hundredths, 0),
});
