import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { SubCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';
import { findPlaceholders } from '@/utils/i18n/placeholders';

type Values = Record<string, string | number>;

/**
 * The reader's words for a subCode (specification, section 7). `given` are the server's own, in the language of
 * its answer: they stay where the catalog does not know the subCode, or leaves room for a value nobody has.
 */
export function useSubCodeMessage() {
  const intl = useIntl();
  return useCallback(
    (name: SubCodeName | undefined, given: string, values: Values = {}): string => {
      const id: MessageKey | undefined = name && `subCode.${name}`;
      const message = id && intl.messages[id];
      // The sign-in page has neither all the messages nor all their values.
      const known = message && findPlaceholders(message).every((name) => Object.hasOwn(values, name));
      return known ? intl.formatMessage({ id }, values) : given;
    },
    [intl],
  );
}
