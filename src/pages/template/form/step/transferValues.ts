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
export const KEPT_TRANSFER_FIELDS: readonly (keyof TransferValues)[] = ['payAccount', 'payeeName', 'amount'];

/** What is sent for values that have passed the form. `decimal` is what separates cents in the reader's language. */
export const toTransferBody = (values: TransferValues, decimal: '.' | ','): TransferBody => ({
  payAccount: values.payAccount,
  payeeType: values.payeeType,
  payeeAccount: normalizePayee(values.payeeAccount, values.payeeType),
  payeeName: values.payeeName.trim(),
  amount: parseAmount(values.amount, decimal) ?? 0,
});

/** What can be paid from the account that is chosen; all that can be paid where none is. */
export const findBalance = (accounts: readonly PayAccount[], id: string): number =>
  accounts.find((one) => one.id === id)?.balance ?? Number.POSITIVE_INFINITY;
