import { useT } from '@/hooks/useT';
import { isGranteeId } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';
import { NormalizedInput } from './NormalizedInput';

/** Whom: by account name or mobile number, somebody else's, which autofill does not know. */
export function LoginIdField() {
  const t = useT();
  return (
    <NormalizedInput
      name="loginId"
      label={t('authorizations.form.loginId')}
      normalize={normalizeGrantee}
      rules={[
        {
          validator: async (_, value = '') => {
            const id = normalizeGrantee(value);
            if (id === '') throw new Error(t('authorizations.form.loginId.required'));
            if (!isGranteeId(id)) throw new Error(t('authorizations.form.loginId.format'));
          },
        },
      ]}
    />
  );
}
