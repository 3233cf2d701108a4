import { useRule } from '@/hooks/useRule';
import { useT } from '@/hooks/useT';
import { checkEmail } from '@/validation/fields';
import { tidyEmail } from '@/validation/tidy';
import { TidyField } from './TidyField';

/** A mail address: a field `email` of the form around. Not of the type email: the browser's own words would come first. */
export function EmailField() {
  const t = useT();
  const rule = useRule();
  return (
    <TidyField
      name="email"
      label={t('form.email')}
      tidy={tidyEmail}
      rules={[rule((value) => checkEmail(tidyEmail(value)))]}
      input={{ autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none' }}
    />
  );
}
