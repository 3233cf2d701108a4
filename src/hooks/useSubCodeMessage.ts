import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { subCodeName } from '@/contract/subCodes';
import type { MessageKey } from '@/locales/zh-CN/index';

type Values = Record<string, string | number>;

/** Whether there is a message, and a value for every place it leaves. The sign-in page has not all of them. */
function fills(message: unknown, values: Values): boolean {
  if (typeof message !== 'string') return false;
  const places = [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
  return places.every((name) => Object.hasOwn(values, name));
}

/**
 * The reader's words for a subCode (specification, section 7). `given` are the server's own, in the language of
 * its answer: they stay where the catalogue does not know the subCode, or leaves room for a value nobody has.
 */
export function useSubCodeMessage() {
  const intl = useIntl();
  return useCallback(
    (subCode: string | undefined, given: string, values: Values = {}): string => {
      const name = subCodeName(subCode);
      const id: MessageKey | undefined = name && `subCode.${name}`;
      const known = id !== undefined && fills(intl.messages[id], values);
      return known ? intl.formatMessage({ id }, values) : given;
    },
    [intl],
  );
}
