/** Amounts of a transfer. */
import type { Money } from '@/contract';

export const TRANSFER_CURRENCY = 'CNY';

/** Converts cents into an amount in the accounts' only currency. */
export const toMoney = (cents: number): Money => ({ hundredths: cents, currency: TRANSFER_CURRENCY });

/** Returns the decimal separator that users of this language type. */
export function getDecimalSeparator(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}
