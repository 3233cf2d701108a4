/** Transfers from one of two fictitious accounts. */
import { randomUUID } from 'node:crypto';
import type { PayAccount, PayeeType, TransferReceipt } from '../../../src/contract';
import { maskEmail, maskMobile } from '../lib/masking';
import { assertNoneWrong } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { EndpointContext } from '../store/context';
import { getPortal } from '../store/state';

/** The payee's bank does not know accounts with this ending: an error that the page's own validation cannot find. */
const UNKNOWN_ENDING = '0000';
const CARD_END = 4;

/** Lists the accounts of one person with their balance. */
function ownPayAccounts(accountId: string): PayAccount[] {
  const { payAccounts, transfers } = getPortal().templateForms;
  return payAccounts.map((one) => {
    const spent = transfers
      .filter((transfer) => transfer.accountId === accountId && transfer.receipt.payAccount === one.id)
      .reduce((total, { receipt }) => total + receipt.amount, 0);
    return { ...one, balance: one.balance - spent };
  });
}

export const listPayAccounts = ({ account }: EndpointContext<'payAccounts'>): PayAccount[] =>
  ownPayAccounts(account.id);

function maskPayee(account: string, type: PayeeType): string {
  if (type === 'bank') return `**** ${account.slice(-CARD_END)}`;
  return account.includes('@') ? maskEmail(account) : maskMobile(account);
}

/** Makes a transfer. Throws a 422 for another person's account, a low balance, or an unknown payee. */
export function makeTransfer({ account, body }: EndpointContext<'transfer'>): TransferReceipt {
  const accounts = ownPayAccounts(account.id);
  const paying = accounts.find(({ id }) => id === body.payAccount);
  assertNoneWrong({
    payAccount: paying === undefined && 'FIELD_FORMAT',
    payeeAccount: body.payeeAccount.endsWith(UNKNOWN_ENDING) && 'FIELD_FORMAT',
    amount: paying !== undefined && body.amount > paying.balance && 'FIELD_FORMAT',
  });
  const { transfers } = getPortal().templateForms;
  const number = `TR${String(transfers.length + 1).padStart(8, '0')}`;
  const payeeAccount = maskPayee(body.payeeAccount, body.payeeType);
  const receipt = { ...body, id: randomUUID(), number, at: toInstant(now()), payeeAccount };
  transfers.push({ accountId: account.id, receipt });
  return receipt;
}
