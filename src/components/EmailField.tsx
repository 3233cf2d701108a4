import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkEmail } from '@/validation/details';
import { normalizeEmail } from '@/validation/normalize';
import { NormalizedInput } from './NormalizedInput';

/** A mail address: a field `email` of the form around. Not of the type email: the browser's own words would come first. */
export function EmailField({ label = 'form.email' }: { label?: MessageKey }) {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name="email"
      label={t(label)}
      normalize={normalizeEmail}
      rules={[rule((value) => checkEmail(normalizeEmail(value)))]}
      input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
    />
  );
}
