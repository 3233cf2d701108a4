import type { MessageKey } from '@/locales/zh-CN/index';
import { checkEmail } from '@/validation/details';
import { normalizeEmail } from '@/validation/normalize';
import { NormalizedInput } from './NormalizedInput';

/**
 * The field `email` of the surrounding form. Not of type email, because the browser's own messages would appear
 * first.
 */
export function EmailField({ label = 'form.email' }: { label?: MessageKey }) {
  return (
    <NormalizedInput
      name="email"
      label={label}
      normalize={normalizeEmail}
      check={checkEmail}
      input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
    />
  );
}
