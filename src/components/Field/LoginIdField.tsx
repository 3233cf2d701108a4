import { useT } from '@/hooks/useT';
import { isGranteeId } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';
import { NormalizedInput } from './NormalizedInput';

/** Field for another user's account name or mobile number; without autofill, which would offer the user's own. */
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
