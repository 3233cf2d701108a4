/** Form values of a transfer. */
import type { PayAccount, PayeeType, TransferBody } from '@/contract';
import { normalizePayee, parseAmount } from '@/validation/templateForms';

export interface TransferValues {
  payAccount: string;
  payeeType: PayeeType;
  payeeAccount: string;
  payeeName: string;
  /** The text as typed. */
  amount: string;
}

export const BLANK_TRANSFER: TransferValues = {
  payAccount: '',
  payeeType: 'bank',
  payeeAccount: '',
  payeeName: '',
  amount: '',
};

/** Fields that the tab keeps across a reload. Account numbers are not stored. */
export const KEPT_TRANSFER_FIELDS: readonly (keyof TransferValues)[] = [
  'payAccount',
  'payeeType',
  'payeeName',
  'amount',
];

/**
 * Converts valid form values into the request body. `decimal` is the decimal separator of the typed amount. Throws if
 * the amount cannot be parsed, so that no wrong amount is sent.
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

/** Returns the balance of the selected account; infinity if none is selected. */
export const findBalance = (accounts: readonly PayAccount[], id: string): number =>
  accounts.find((one) => one.id === id)?.balance ?? Number.POSITIVE_INFINITY;
