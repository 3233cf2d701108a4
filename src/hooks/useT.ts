import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageKey } from '@/locales/zh-CN/index';

export type Values = Record<string, string | number>;

/** The reader's words for a message key; placeholders are filled from `values`. */
export function useT() {
  const intl = useIntl();
  return useCallback((id: MessageKey, values?: Values) => intl.formatMessage({ id }, values), [intl]);
}
