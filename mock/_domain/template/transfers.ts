/** Transfers from one of two made-up accounts. */
import { randomUUID } from 'node:crypto';
import { GOAL_TITLE_MAX, TRANSFER_MAX } from '../../../src/constants';
import type { PayAccount, PayeeType, TransferReceipt } from '../../../src/contract';
import { checkPayee, checkText, normalizePayee, payeeTypes } from '../../../src/validation/templateForms';
import { FieldError, integer, oneOf, type Reader, readFields } from '../forms/fields';
import { maskEmail, maskMobile } from '../lib/masking';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { getPortal } from '../store/state';
import { passing } from './formFields';

/** Accounts with this ending are refused as unknown at the payee's bank: an error that no rule of the page finds. */
const UNKNOWN_ENDING = '0000';
const CARD_END = 4;

/** Lists the accounts of one person with what is left on them. */
function ownPayAccounts(accountId: string): PayAccount[] {
  const { payAccounts, transfers } = getPortal().templateForms;
  return payAccounts.map((one) => {
    const spent = transfers
      .filter((made) => made.accountId === accountId && made.receipt.payAccount === one.id)
      .reduce((total, { receipt }) => total + receipt.amount, 0);
    return { ...one, balance: one.balance - spent };
  });
}

export const listPayAccounts = ({ account }: EndpointContext<'payAccounts'>): PayAccount[] =>
  ownPayAccounts(account.id);

/** Reads the account of a payee. Throws FIELD_FORMAT for one that the payee's bank does not know. */
const payeeOf =
  (type: PayeeType): Reader<string> =>
  (raw) => {
    const account = normalizePayee(passing((value) => checkPayee(value, type))(raw), type);
    if (account.endsWith(UNKNOWN_ENDING)) throw new FieldError('FIELD_FORMAT');
    return account;
  };

/** Reads whole cents that an account has. */
const amountWithin =
  (balance: number): Reader<number> =>
  (raw) => {
    const cents = integer(1, TRANSFER_MAX)(raw);
    if (cents > balance) throw new FieldError('FIELD_FORMAT');
    return cents;
  };

function maskPayee(account: string, type: PayeeType): string {
  if (type === 'bank') return `**** ${account.slice(-CARD_END)}`;
  return account.includes('@') ? maskEmail(account) : maskMobile(account);
}

/** Makes a transfer. Answers its receipt. */
export function makeTransfer({ account, body }: EndpointContext<'transfer'>): TransferReceipt {
  const accounts = ownPayAccounts(account.id);
  const paying = accounts.find(({ id }) => id === body.payAccount);
  const type = body.payeeType === 'wallet' ? 'wallet' : 'bank';
  const fields = readFields(body, {
    payAccount: oneOf(...accounts.map(({ id }) => id)),
    payeeType: oneOf(...payeeTypes),
    payeeAccount: payeeOf(type),
    payeeName: passing((name) => checkText(name, GOAL_TITLE_MAX, 'template.transfer.name.required')),
    amount: amountWithin(paying?.balance ?? TRANSFER_MAX),
  });
  const { transfers } = getPortal().templateForms;
  const sentAt = now();
  const number = `TR${String(transfers.length + 1).padStart(8, '0')}`;
  const id = randomUUID();
  const payeeAccount = maskPayee(fields.payeeAccount, fields.payeeType);
  const receipt: TransferReceipt = { ...fields, id, number, at: toInstant(sentAt), payeeAccount };
  transfers.push({ id, accountId: account.id, number, sentAt, receipt });
  return receipt;
}
