import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import type { MessageKey } from '@/locales/zh-CN/index';
import { checkEmail } from '@/validation/details';
import { tidyEmail } from '@/validation/tidy';
import { TidyField } from './TidyField';

/** A mail address: a field `email` of the form around. Not of the type email: the browser's own words would come first. */
export function EmailField({ label = 'form.email' }: { label?: MessageKey }) {
  const t = useT();
  const rule = useRule();
  return (
    <TidyField
      name="email"
      label={t(label)}
      tidy={tidyEmail}
      rules={[rule((value) => checkEmail(tidyEmail(value)))]}
      input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
    />
  );
}
