import { useIntl } from '@umijs/max';
import type { AuthorizationScope, CompanyMatter } from '@/contract';
import { useT } from '@/hooks/useT';
import { formatDate } from '@/utils/i18n/dates';
import { toRowName } from './rowNames';

/** Days in China, YYYY-MM-DD, both inclusive; null if open-ended. */
export interface Period {
  start: string | null;
  end: string | null;
}

interface Coverage {
  scope: AuthorizationScope;
  matters: readonly CompanyMatter[];
}

/** Formats a date without line breaks. */
const formatUnbroken = (day: string) => formatDate(day).replaceAll(' ', '\u00a0');

/** Returns functions that format the facts of a handler or an authorization. */
export function useCapacityTexts() {
  const t = useT();
  const { locale } = useIntl();
  /** Returns the name of a handler; a placeholder if the account, and with it the name, was deleted. */
  const nameHandler = (name: string): string => name || t('authorizations.party.gone');
  return {
    nameHandler,
    /** Returns the accessible name of a row of this handler, see toRowName. */
    nameRow: (name: string, mark: string): string => toRowName(nameHandler(name), mark),
    formatPeriod: ({ start, end }: Period): string => {
      if (start && end) {
        return t('authorizations.days', { start: formatUnbroken(start), end: formatUnbroken(end) });
      }
      if (end) return t('handlers.until', { end: formatUnbroken(end) });
      return start ? t('handlers.since', { start: formatUnbroken(start) }) : t('handlers.endless');
    },
    /** Formats the scope of an authorization: all matters, or a localized list of them. */
    formatScope: ({ scope, matters }: Coverage): string =>
      scope === 'ALL'
        ? t('handlers.scope.ALL')
        : new Intl.ListFormat(locale).format(matters.map((matter) => t(`handlers.matter.${matter}`))),
  };
}
