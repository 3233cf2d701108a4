import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { MessageKey } from '@/locales/zh-CN/index';
import { subCodeName } from '@/services/subCodes';

/**
 * The reader's words for a subCode (specification, section 7). `given` are the server's own, in the language of
 * its answer: they stay where the catalogue does not know the subCode, or leaves room for a value.
 */
export function useSubCodeWords() {
  const intl = useIntl();
  return useCallback(
    (subCode: string | undefined, given: string): string => {
      const name = subCodeName(subCode);
      const id: MessageKey | undefined = name && `subCode.${name}`;
      const known = id !== undefined && !String(intl.messages[id]).includes('{');
      return known ? intl.formatMessage({ id }) : given;
    },
    [intl],
  );
}
