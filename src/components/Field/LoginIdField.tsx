import { isGranteeId } from '@/validation/authorizations';
import { normalizeGrantee } from '@/validation/grantee';
import type { Problem } from '@/validation/problem';
import { NormalizedInput } from './NormalizedInput';

function checkLoginId(id: string): Problem {
  if (id === '') return 'authorizations.form.loginId.required';
  return isGranteeId(id) ? null : 'authorizations.form.loginId.format';
}

/** Field for another user's account name or mobile number; without autofill, which would offer the user's own. */
export function LoginIdField() {
  return (
    <NormalizedInput
      name="loginId"
      label="authorizations.form.loginId"
      normalize={normalizeGrantee}
      check={checkLoginId}
    />
  );
}
