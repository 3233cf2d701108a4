import type { FormInstance } from 'antd';
import { useEffect } from 'react';
import { type SubCodeName, subCodes } from '@/contract/subCodes';
import { type Failure, isAboutNoField } from '@/utils/http/failure';
import { useFormFailure, type Verdicts } from './useFormFailure';

interface Refusal {
  failure: Failure | null;
  /** Counts the refusals: what one of them shows or renews is on the page by the time this looks. */
  round: number;
  /** Refusals that are about one field. */
  fieldOf: Partial<Record<SubCodeName, string>>;
  /** The field to start from again where a refusal is about none. */
  fallback: string;
}

/** What the server found wrong, by field. */
function verdictsOf(failure: Failure, fieldOf: Refusal['fieldOf']): Verdicts {
  if ('messageId' in failure) return failure.fields ?? {};
  const { subCode, text, values } = failure;
  const field = subCode && fieldOf[subCode];
  return field ? { [field]: { subCode: subCodes[subCode], text, values } } : {};
}

/** Whether anything has the focus: what had it may be gone from the page. */
const isSomewhere = () => document.activeElement !== null && document.activeElement !== document.body;

/**
 * Leads from a refused submit to the field it is about, or to the fallback. What is about nothing that was filled in
 * leaves the focus where the next attempt starts: on what was pressed, as long as that is there.
 */
export function useRefusal(form: FormInstance, { failure, round, fieldOf, fallback }: Refusal) {
  const { refuse, markFailed, showFieldErrors, ...handlers } = useFormFailure(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal leads there once
  useEffect(() => {
    if (!failure) return;
    if (isAboutNoField(failure) && isSomewhere()) markFailed();
    else if (!showFieldErrors(verdictsOf(failure, fieldOf))) refuse(fallback);
  }, [round]);

  return handlers;
}
