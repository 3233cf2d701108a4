import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';

/** Days in China, YYYY-MM-DD, both inclusive; null if open-ended. */
export interface Period {
  start: string | null;
  end: string | null;
}

/** Formats a date without line breaks. */
const formatUnbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

/** Returns a function that formats a period. */
export function usePeriodFormat() {
  const t = useT();
  return ({ start, end }: Period): string => {
    if (start && end) {
      return t('authorizations.days', { start: formatUnbroken(start), end: formatUnbroken(end) });
    }
    if (end) return t('handlers.until', { end: formatUnbroken(end) });
    return start ? t('handlers.since', { start: formatUnbroken(start) }) : t('handlers.endless');
  };
}
