import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { Money } from '@/contract';

const HUNDREDTHS = 100;

/** Amounts in the reader's language. */
interface MoneyWords {
  /** An amount with its currency. */
  format: (money: Money) => string;
  /** The sign of a currency, as `format` writes it. */
  getSign: (currency: string) => string;
}

/** How money is written; the same object until the language changes. */
export function useMoney(): MoneyWords {
  const { locale } = useIntl();
  return useMemo(() => {
    const write = (currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency });
    return {
      format: ({ hundredths, currency }) => write(currency).format(hundredths / HUNDREDTHS),
      getSign: (currency) =>
        write(currency)
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? currency,
    };
  }, [locale]);
}
