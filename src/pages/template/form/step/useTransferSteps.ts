import { useIntl, useSearchParams } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '@/components/Form/useForm';
import { type FieldErrors, useServerFieldErrors } from '@/components/Form/useServerFieldErrors';
import type { TransferBody, TransferReceipt } from '@/contract';
import { useT } from '@/hooks/useT';
import { useTabState } from '@/hooks/useTabState';
import { makeTransfer } from '@/services/templateForms';
import { ApiError } from '@/utils/http/ApiError';
import { getTransferStepPath, type TransferStep } from '@/utils/routing/paths';
import { goTo, replaceWith } from '@/utils/routing/redirect';
import { getDecimalSeparator } from './money';
import { KEPT_TRANSFER_FIELDS, type TransferValues, toTransferBody } from './transferValues';

export const TRANSFER_STEPS: readonly TransferStep[] = ['details', 'confirm', 'done'];

const NO_ERRORS: FieldErrors = {};

/** Returns the requested step if its data is available, otherwise the first one. */
function resolveStep(requestedStep: string | null, isFilledIn: boolean, isDone: boolean): TransferStep {
  if (requestedStep === 'done' && isDone) return 'done';
  return requestedStep === 'confirm' && isFilledIn ? 'confirm' : 'details';
}

/**
 * State of a transfer with three steps. The step is in the address, so that the browser's Back button returns to the
 * previous one. Next parses the details once; the user confirms that result. Changing the details discards it, so
 * that Forward cannot show outdated values. `onStale` is called when the balances of the accounts may have changed.
 */
export function useTransferSteps(onStale: () => void) {
  const t = useT();
  const [query] = useSearchParams();
  const { locale } = useIntl();
  const requestedStep = query.get('step');
  const [transfer, setTransfer] = useState<TransferBody | null>(null);
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const step = resolveStep(requestedStep, transfer !== null, receipt !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedStep = useRef(step);

  const details = useForm<TransferValues, TransferBody>({
    name: 'details',
    save: async (values) => toTransferBody(values, getDecimalSeparator(locale)),
    onSaved: (parsed) => {
      setRefused(NO_ERRORS);
      setTransfer(parsed);
      setReceipt(null);
      goTo(getTransferStepPath('confirm'));
    },
    firstField: 'payAccount',
    unreachable: 'template.transfer.unreachable',
  });
  // Not with the form's `persistedFields`: they are cleared on Next, and a reload before the receipt would lose the input.
  const tabState = useTabState(details.form, 'transfer', KEPT_TRANSFER_FIELDS);
  const { focusField, showFieldErrors } = useServerFieldErrors(details.form);

  const confirm = useForm<object, TransferReceipt>({
    name: 'confirm',
    save: async () => {
      if (!transfer) throw new ApiError('aborted');
      return makeTransfer(transfer);
    },
    onSaved: (made) => {
      setReceipt(made);
      setTransfer(null);
      tabState.forget();
      details.form.resetFields();
      onStale();
      replaceWith(getTransferStepPath('done'));
    },
    onError: ({ fields }: ApiError) => {
      if (Object.keys(fields).length === 0) return false;
      setRefused(fields);
      onStale();
      goTo(getTransferStepPath('details'));
      return true;
    },
    firstField: 'send',
    unreachable: 'template.transfer.unreachable',
  });

  // Replace an address whose step cannot be shown.
  useEffect(() => {
    if (requestedStep !== null && requestedStep !== step) replaceWith(getTransferStepPath(step));
  }, [requestedStep, step]);

  /** Shows the server's errors at the fields and focuses the first; returns false if no error belongs to a field. */
  const showRefused = (): boolean => {
    const { amount, ...others } = refused;
    const isFocused = showFieldErrors(others).length > 0;
    if (!amount) return isFocused;
    // The form accepted the amount, so its format is valid: the balance has decreased meanwhile.
    details.form.setFields([{ name: 'amount', errors: [t('template.transfer.amount.balance')] }]);
    if (!isFocused) focusField('amount');
    return true;
  };

  // A new step focuses its heading; a refused transfer focuses the invalid field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus once per opened step
  useEffect(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    const isFieldFocused = step === 'details' && showRefused();
    if (!isFieldFocused) heading.current?.focus();
  }, [step]);

  return {
    step,
    heading,
    details: {
      ...details,
      formProps: {
        ...details.formProps,
        onValuesChange: () => {
          details.formProps.onValuesChange();
          tabState.keep();
          setTransfer(null);
        },
      },
    },
    confirm,
    transfer,
    receipt,
    isRefused: refused !== NO_ERRORS,
    go: (target: TransferStep) => goTo(getTransferStepPath(target)),
  };
}
