import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { findPlaceholders } from '@/utils/i18n/placeholders';
import type { Values } from './useT';

/**
 * Returns a function that returns the localized message of a subCode (specification, section 7). `given` is the
 * server's message in the response's language: it is used if the catalog does not contain the subCode, or if a
 * placeholder has no value.
 */
export function useSubCodeMessage() {
  const intl = useIntl();
  return useCallback(
    (name: SubCodeName | undefined, given: string, values: Values = {}): string => {
      const id: MessageKey | undefined = name && `subCode.${name}`;
      const message = id && intl.messages[id];
      // The sign-in page has neither all messages nor all their values.
      const known = message && findPlaceholders(message).every((name) => Object.hasOwn(values, name));
      return known ? intl.formatMessage({ id }, values) : given;
    },
    [intl],
  );
}
