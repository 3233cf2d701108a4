import { useIntl } from '@umijs/max';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';

/** Days in China, YYYY-MM-DD, both included; null where there is no such day. */
export interface Period {
  start: string | null;
  end: string | null;
}

/** A date that stays on one line. */
const formatUnbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

/** Says from when until when. */
export function usePeriodWords() {
  const t = useT();
  // Follows a switch of the language: the dates are written in the one in force.
  useIntl();
  return ({ start, end }: Period): string => {
    if (start && end) {
      return t('authorizations.days', { start: formatUnbroken(start), end: formatUnbroken(end) });
    }
    if (end) return t('handlers.until', { end: formatUnbroken(end) });
    return start ? t('handlers.since', { start: formatUnbroken(start) }) : t('handlers.endless');
  };
}
