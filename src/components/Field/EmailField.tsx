import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkEmail } from '@/validation/details';
import { normalizeEmail } from '@/validation/normalize';
import { NormalizedInput } from './NormalizedInput';

/**
 * The field `email` of the surrounding form. Not of type email, because the browser's own messages would appear
 * first.
 */
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
