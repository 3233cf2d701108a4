import { useFieldRule } from '@/hooks/useFieldRule';
import { useT } from '@/hooks/useT';
import { isGranteeId } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';
import type { Problem } from '@/validation/problem';
import { NormalizedInput } from './NormalizedInput';

function checkLoginId(value: string): Problem {
  const id = normalizeGrantee(value);
  if (id === '') return 'authorizations.form.loginId.required';
  return isGranteeId(id) ? null : 'authorizations.form.loginId.format';
}

/** Field for another user's account name or mobile number; without autofill, which would offer the user's own. */
export function LoginIdField() {
  const t = useT();
  const rule = useFieldRule();
  return (
    <NormalizedInput
      name="loginId"
      label={t('authorizations.form.loginId')}
      normalize={normalizeGrantee}
      rules={[rule(checkLoginId)]}
    />
  );
}
