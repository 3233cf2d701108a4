import type { MessageKey } from '@/locales/zh-CN/index';
import { checkName, checkNameOfOther } from '@/validation/details';
import { normalizeName } from '@/validation/normalize';
import { NormalizedInput } from './NormalizedInput';

interface Props {
  /** Prefix of the field's name: 'handler.' results in `handler.name`. */
  prefix?: string;
  label?: MessageKey;
  /** Whether it is the user's own name, which autofill knows. */
  own?: boolean;
}

/** A person's name as printed on the document: the field `name` of the surrounding form. */
export function NameField({ prefix = '', label = 'identity.name', own = true }: Props) {
  return (
    <NormalizedInput
      name={`${prefix}name`}
      label={label}
      normalize={normalizeName}
      check={own && prefix === '' ? checkName : checkNameOfOther}
      input={{ autoComplete: own ? 'name' : 'off' }}
    />
  );
}
