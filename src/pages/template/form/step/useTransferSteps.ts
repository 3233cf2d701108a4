import { useIntl, useSearchParams } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/components/Form/useForm';
import { type FieldErrors, useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import type { TransferReceipt } from '@/contract';
import { makeTransfer } from '@/services/templateForms';
import type { ApiError } from '@/utils/http/ApiError';
import { getTransferStepPath, type TransferStep } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { getDecimalSeparator } from './money';
import { BLANK_TRANSFER, KEPT_TRANSFER_FIELDS, type TransferValues, toTransferBody } from './transferValues';

export const TRANSFER_STEPS: readonly TransferStep[] = ['details', 'confirm', 'done'];

const NO_ERRORS: FieldErrors = {};

/** The step that an address asks for, as far as there is something to show on it. */
function resolveStep(asked: string | null, filledIn: boolean, done: boolean): TransferStep {
  if (asked === 'done' && done) return 'done';
  return asked === 'confirm' && filledIn ? 'confirm' : 'details';
}

/**
 * A transfer, step by step: the step is in the address, so that the browser's back leads to the one before; what was
 * filled in is in the page's state, and is gone with the transfer that was made.
 */
export function useTransferSteps() {
  const [query] = useSearchParams();
  const { locale } = useIntl();
  const asked = query.get('step');
  const [values, setValues] = useState<TransferValues | null>(null);
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const step = resolveStep(asked, values !== null, receipt !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  const details = useForm<TransferValues, TransferValues>({
    name: 'details',
    save: async (filledIn) => filledIn,
    onSaved: (filledIn) => {
      setRefused(NO_ERRORS);
      setValues(filledIn);
      setReceipt(null);
      goTo(getTransferStepPath('confirm'));
    },
    firstField: 'payAccount',
    unreachable: 'template.transfer.unreachable',
    keptFields: KEPT_TRANSFER_FIELDS,
  });
  const { showFieldErrors } = useServerFieldErrors(details.form);

  const confirm = useForm<object, TransferReceipt>({
    name: 'confirm',
    save: () => makeTransfer(toTransferBody(values ?? BLANK_TRANSFER, getDecimalSeparator(locale))),
    onSaved: (made) => {
      setReceipt(made);
      setValues(null);
      details.markSaved();
      details.form.resetFields();
      replaceWith(getTransferStepPath('done'));
    },
    onError: ({ fields }: ApiError) => {
      if (Object.keys(fields).length === 0) return false;
      setRefused(fields);
      goTo(getTransferStepPath('details'));
      return true;
    },
    firstField: 'send',
    unreachable: 'template.transfer.unreachable',
  });

  // What cannot be shown is taken out of the address.
  useEffect(() => {
    if (asked !== null && asked !== step) replaceWith(getTransferStepPath(step));
  }, [asked, step]);

  // A new step begins at its heading, one that was sent back at the field that is wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step that opens has the focus once
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const leadsToField = step === 'details' && showFieldErrors(refused);
    if (!leadsToField) heading.current?.focus();
  }, [step]);

  return {
    step,
    heading,
    details,
    confirm,
    values,
    receipt,
    isRefused: refused !== NO_ERRORS,
    go: (wanted: TransferStep) => goTo(getTransferStepPath(wanted)),
  };
}
