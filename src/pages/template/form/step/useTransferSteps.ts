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
function resolveStep(asked: string | null, filledIn: boolean, done: boolean): TransferStep {
  if (asked === 'done' && done) return 'done';
  return asked === 'confirm' && filledIn ? 'confirm' : 'details';
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
  const asked = query.get('step');
  const [transfer, setTransfer] = useState<TransferBody | null>(null);
  const [receipt, setReceipt] = useState<TransferReceipt | null>(null);
  const [refused, setRefused] = useState<FieldErrors>(NO_ERRORS);
  const step = resolveStep(asked, transfer !== null, receipt !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  const details = useForm<TransferValues, TransferBody>({
    name: 'details',
    save: async (filledIn) => toTransferBody(filledIn, getDecimalSeparator(locale)),
    onSaved: (read) => {
      setRefused(NO_ERRORS);
      setTransfer(read);
      setReceipt(null);
      goTo(getTransferStepPath('confirm'));
    },
    firstField: 'payAccount',
    unreachable: 'template.transfer.unreachable',
  });
  // Not with the form's `keptFields`: they are cleared on Next, and a reload before the receipt would lose the input.
  const kept = useTabState(details.form, 'transfer', KEPT_TRANSFER_FIELDS);
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
      kept.forget();
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
    if (asked !== null && asked !== step) replaceWith(getTransferStepPath(step));
  }, [asked, step]);

  /** Shows the server's errors at the fields and focuses the first; returns false if no error belongs to a field. */
  const showRefused = (): boolean => {
    const { amount, ...others } = refused;
    const leads = showFieldErrors(others);
    if (!amount) return leads;
    // The form accepted the amount, so its format is valid: the balance has decreased meanwhile.
    details.form.setFields([{ name: 'amount', errors: [t('template.transfer.amount.balance')] }]);
    if (!leads) focusField('amount');
    return true;
  };

  // A new step focuses its heading; a refused transfer focuses the invalid field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus once per opened step
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const leadsToField = step === 'details' && showRefused();
    if (!leadsToField) heading.current?.focus();
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
          kept.keep();
          setTransfer(null);
        },
      },
    },
    confirm,
    transfer,
    receipt,
    isRefused: refused !== NO_ERRORS,
    go: (wanted: TransferStep) => goTo(getTransferStepPath(wanted)),
  };
}
