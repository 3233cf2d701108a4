import type { MessageKey } from '@/locales/zh-CN/index';
import { checkName } from '@/validation/details';
import { normalizeName } from '@/validation/normalize';
import type { Problem } from '@/validation/problem';
import { NormalizedInput } from './NormalizedInput';

interface Props {
  /** Prefix of the field's name: 'handler.' results in `handler.name`. */
  prefix?: string;
  label?: MessageKey;
  /** Whether it is the user's own name, which autofill knows. */
  own?: boolean;
}

/** Uses a message that fits another person's name. */
function checkOther(name: string): Problem {
  const problem = checkName(name);
  return problem === 'validation.name.required' ? 'validation.name.missing' : problem;
}

/** A person's name as printed on the document: the field `name` of the surrounding form. */
export function NameField({ prefix = '', label = 'identity.name', own = true }: Props) {
  return (
    <NormalizedInput
      name={`${prefix}name`}
      label={label}
      normalize={normalizeName}
      check={own && prefix === '' ? checkName : checkOther}
      input={{ autoComplete: own ? 'name' : 'off' }}
    />
  );
}
