/** A transfer as its form holds it. */
import type { PayAccount, PayeeType, TransferBody } from '@/contract';
import { normalizePayee, parseAmount } from '@/validation/templateForms';

export interface TransferValues {
  payAccount: string;
  payeeType: PayeeType;
  payeeAccount: string;
  payeeName: string;
  /** As it was typed. */
  amount: string;
}

export const BLANK_TRANSFER: TransferValues = {
  payAccount: '',
  payeeType: 'bank',
  payeeAccount: '',
  payeeName: '',
  amount: '',
};

/** What this tab keeps over a reload: no number of an account. */
export const KEPT_TRANSFER_FIELDS: readonly (keyof TransferValues)[] = [
  'payAccount',
  'payeeType',
  'payeeName',
  'amount',
];

/**
 * What is sent for values that have passed the form. `decimal` is what separated cents as they were typed. Throws where
 * the amount cannot be read: no other one may take its place.
 */
export function toTransferBody(values: TransferValues, decimal: '.' | ','): TransferBody {
  const amount = parseAmount(values.amount, decimal);
  if (amount === null) throw new Error('The amount of a transfer could not be read.');
  return {
    payAccount: values.payAccount,
    payeeType: values.payeeType,
    payeeAccount: normalizePayee(values.payeeAccount, values.payeeType),
    payeeName: values.payeeName.trim(),
    amount,
  };
}

/** What can be paid from the account that is chosen; all that can be paid where none is. */
export const findBalance = (accounts: readonly PayAccount[], id: string): number =>
  accounts.find((one) => one.id === id)?.balance ?? Number.POSITIVE_INFINITY;
