import { TidyField } from '@/components/TidyField';
import { useT } from '@/hooks/useT';
import { isGranteeId } from '@/validation/authorizations';
import { tidyGrantee } from '../grantFields';

/** Whom: by account name or mobile number, somebody else's, which autofill does not know. */
export function GranteeField() {
  const t = useT();
  return (
    <TidyField
      name="loginId"
      label={t('authorizations.form.loginId')}
      tidy={tidyGrantee}
      rules={[
        {
          validator: async (_, value = '') => {
            const id = tidyGrantee(value);
            if (id === '') throw new Error(t('authorizations.form.loginId.required'));
            if (!isGranteeId(id)) throw new Error(t('authorizations.form.loginId.format'));
          },
        },
      ]}
    />
  );
}
