/** Amounts of a transfer. */
import type { Money } from '@/contract';

export const TRANSFER_CURRENCY = 'CNY';

/** What the accounts hold and what is paid, in their one currency. */
export const toMoney = (cents: number): Money => ({ hundredths: cents, currency: TRANSFER_CURRENCY });

/** What separates the cents where somebody who reads this language types an amount. */
export function getDecimalSeparator(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}
