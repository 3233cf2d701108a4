import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { Money } from '@/contract';

const HUNDREDTHS = 100;

/** Formats amounts for the current language. */
interface MoneyFormatter {
  /** Formats an amount with its currency. */
  format: (money: Money) => string;
  /** Returns the currency sign as `format` writes it. */
  getSign: (currency: string) => string;
}

/** Returns the formatter of amounts: the same object until the language changes. */
export function useMoney(): MoneyFormatter {
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
