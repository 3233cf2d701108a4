/** Frozen accounts: the owner unfreezes one by a code (docs/api.md, Registration and recovery). */
import { PROOF_TRIES } from '../../../src/constants';
import type { Body, Data } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { notifyOwner } from '../accounts/alerts';
import { recordBehavior } from '../accounts/behavior';
import { isOwnMobile } from '../accounts/ownContact';
import { spendCode } from '../checks/codes';
import { refuseWrongProof } from '../checks/proofs';
import { maskMobile } from '../lib/masking';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { describeTime } from '../lib/times';
import { endAccessOfAccount } from '../store/access';
import { now, toInstant } from '../store/clock';
import type { EndpointContext, RequestContext, Visitor } from '../store/context';
import { deleteWhere, findLiveRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { createTicket } from '../store/tickets';

/** Creates the refusal FROZEN with the address of the page that unfreezes the account. */
export function createFrozenRefusal(visitor: Visitor, { id: accountId }: Account): Refusal {
  const ticket = createTicket(getPortal().frozenTickets, visitor, { accountId, triesLeft: PROOF_TRIES });
  return new Refusal('FROZEN', {}, { redirectUrl: `/uaa/frozen?${new URLSearchParams({ ticket })}` });
}

/** Returns the masked number for the code, and the time of the freeze. Throws TICKET_UNKNOWN. */
export function getFrozenAccount({
  visitor,
  query,
}: EndpointContext<'frozenAccount'>): Data<'frozenAccount'> {
  const { mobile, frozenAt } = ownFrozen(visitor, query.ticket);
  return { mobile: maskMobile(mobile ?? ''), frozenAt: toInstant(frozenAt ?? now()) };
}

/** Unfreezes an account. A number that it does not have uses up a try (PROOF_MISMATCH). */
export function unfreezeAccount(
  context: Pick<RequestContext, 'visitor' | 'lang' | 'req' | 'account'>,
  { ticket, region, mobile, code }: Body<'unfreeze'>,
): null {
  const account = ownFrozen(context.visitor, ticket);
  spendCode(context, { scene: 'unfreeze', kind: 'sms', region, to: mobile, code });
  const { frozenTickets } = getPortal();
  if (!isOwnMobile(account, { region, mobile })) refuseWrongProof(frozenTickets, ticket, 'PROOF_MISMATCH');
  account.status = 'ACTIVE';
  // Tokens from before the freeze stay revoked.
  endAccessOfAccount(account.id);
  delete account.frozenAt;
  deleteWhere(frozenTickets, ({ accountId }) => accountId === account.id);
  recordBehavior(context, { accountId: account.id, type: 'UNFREEZE' });
  notifyOwner(
    account,
    translate(account.lang, 'message.unfrozen', {
      account: account.account,
      at: describeTime(now(), account.lang),
    }),
  );
  return null;
}

function ownFrozen(visitor: string, ticket: string): Account {
  const found = findLiveRecord(getPortal().frozenTickets, ticket, visitor);
  const account = found && findAccountById(found.accountId);
  if (!account) throw new Refusal('TICKET_UNKNOWN');
  return account;
}
