import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { useFormFailure } from '@/hooks/useFormFailure';
import { useLogin } from '@/models/hooks';
import type { Failure } from '@/models/login';
import { type SubCodeName, subCodes } from '@/services/subCodes';

/** Refusals that are about one field. The account and the password are not told apart: neither may be confirmed. */
const FIELD_OF: Partial<Record<SubCodeName, string>> = {
  BAD_CAPTCHA: 'captcha',
  CAPTCHA_REQUIRED: 'captcha',
};

/** What the server found wrong, as subCodes by field. */
function fieldsOf(failure: Failure): Record<string, string> {
  if ('messageId' in failure) return failure.fields ?? {};
  const { subCode } = failure;
  const field = subCode && FIELD_OF[subCode];
  return field ? { [field]: subCodes[subCode] } : {};
}

/**
 * Leads from a refused sign-in to the field it is about, the password where it is about none. `round` counts the
 * refusals: what one of them shows or renews is on the page by the time this looks.
 */
export function useLoginFailure(form: FormInstance, round: number) {
  const failure = useLogin((state) => state.failure);
  const { refuse, showFieldErrors, onSubmitStart, onFinishFailed } = useFormFailure(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads there once
  useEffect(() => {
    if (!failure) return;
    if (!showFieldErrors(fieldsOf(failure))) refuse('password');
  }, [round]);

  return { onSubmitStart, onFinishFailed };
}
