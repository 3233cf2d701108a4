/** Amounts in the reader's language. */

const CENTS = 100;

/** An amount of cents, written out with its currency. */
export const formatMoney = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'CNY' }).format(cents / CENTS);

/** What separates the cents where somebody who reads this language types an amount. */
export function getDecimalSeparator(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}
