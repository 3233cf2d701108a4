import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkName } from '@/validation/details';
import { normalizeName } from '@/validation/normalize';
import type { Problem } from '@/validation/problem';
import { NormalizedInput } from './NormalizedInput';

interface Props {
  /** Stands before the field's name: 'handler.' makes it `handler.name`. */
  prefix?: string;
  label?: MessageKey;
  /** Whether it is the name of whoever fills in the form, and autofill knows it. */
  own?: boolean;
}

/** Of a name that may be somebody else's, nobody says "your". */
function checkOther(name: string): Problem {
  const problem = checkName(name);
  return problem === 'validation.name.required' ? 'validation.name.missing' : problem;
}

/** A person's name as their document shows it: a field `name` of the form around. */
export function NameField({ prefix = '', label = 'identity.name', own = true }: Props) {
  const t = useT();
  const rule = useFieldRule();
  const check = own && prefix === '' ? checkName : checkOther;
  return (
    <NormalizedInput
      name={`${prefix}name`}
      label={t(label)}
      normalize={normalizeName}
      rules={[rule((value) => check(normalizeName(value)))]}
      input={{ autoComplete: own ? 'name' : 'off' }}
    />
  );
}
