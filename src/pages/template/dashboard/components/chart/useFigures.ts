import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { Unit } from './chartData';

const STYLES = {
  money: { style: 'currency', currency: 'CNY', currencyDisplay: 'narrowSymbol', maximumFractionDigits: 0 },
  count: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
} as const satisfies Record<Unit, Intl.NumberFormatOptions>;
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

/** Formats figures for the current language. */
export interface Figures {
  format: (value: number, unit: Unit) => string;
  /** Short form for an axis: "12K". */
  short: (value: number, unit: Unit) => string;
  /** Formats small amounts of money with cents. */
  cents: (value: number) => string;
  /** Formats a figure, or returns a dash if it is missing. */
  orDash: (value: number | null, unit: Unit) => string;
}

export const DASH = '–';

/** Returns the formatters: the same object until the language changes. */
export function useFigures(): Figures {
  const { locale } = useIntl();
  return useMemo(() => {
    const write = (options: Intl.NumberFormatOptions) => {
      const { format } = new Intl.NumberFormat(locale, options);
      return format;
    };
    const whole = { money: write(STYLES.money), count: write(STYLES.count), percent: write(STYLES.percent) };
    const compact = {
      money: write({ ...STYLES.money, ...COMPACT }),
      count: write(COMPACT),
      percent: whole.percent,
    };
    return {
      format: (value, unit) => whole[unit](value),
      short: (value, unit) => compact[unit](value),
      cents: write({ ...STYLES.money, ...CENTS }),
      orDash: (value, unit) => (value === null ? DASH : whole[unit](value)),
    };
  }, [locale]);
}
