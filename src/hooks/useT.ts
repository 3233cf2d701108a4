import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageKey } from '@/locales/zh-CN/index';

export type Values = Record<string, string | number>;

/**
 * Returns a function that returns the localized message of a key; `values` fills the placeholders. The component is
 * rendered again on a language change, with its localized dates.
 */
export function useT() {
  const intl = useIntl();
  return useCallback((id: MessageKey, values?: Values) => intl.formatMessage({ id }, values), [intl]);
}

export type T = ReturnType<typeof useT>;
