/**
 * The accounts of one person: the list, changing between them, and the primary one (docs/api.md, Accounts of
 * one person).
 */
import type { LinkedAccount, LoginResult } from '../../../src/contract';
import { choosePrimaryAccount } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { sendNotice } from '../accounts/notices';
import { assertSteppedUp } from '../checks/stepUp';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { signIn } from '../signIn/signIn';
import { toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** The level from which on the document is verified. Below it the number is only what a person typed. */
const VERIFIED = 2;

/**
 * Lists the accounts of the same person, the given one first: same document, all verified. An unverified
 * account is alone, because otherwise anyone could type the number of another person and open their accounts.
 */
function listLinkedAccounts(account: Account): Account[] {
  const isSame = ({ level, idType, idNo }: Account) =>
    level >= VERIFIED && idType === account.idType && idNo === account.idNo;
  if (!isSame(account)) return [account];
  return [account, ...getPortal().accounts.filter((one) => one !== account && isSame(one))];
}

/** Lists the accounts of a person for their owner. */
export function listOwnAccounts(account: Account): LinkedAccount[] {
  const own = listLinkedAccounts(account);
  const primary = choosePrimaryAccount(own);
  return own.map((one) => ({
    id: one.id,
    account: one.account,
    userType: one.userType,
    level: one.level,
    status: one.status,
    source: one.source,
    lastLoginAt: one.lastLogin && toInstant(one.lastLogin.at),
    primary: one === primary,
    current: one === account,
  }));
}

/**
 * Changes to another account of the person in this browser. The session of the current account ends. Needs a
 * step-up. Throws a 404, FROZEN or ACCOUNT_CLOSING.
 */
export function switchAccount(ctx: RequestContext & Member, id: string): LoginResult {
  const { account, session, req } = ctx;
  const target = ownAccount(account, id);
  assertOpen(target);
  assertSteppedUp(ctx);
  const result = signIn(ctx, target, null);
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
  return result;
}

/**
 * Makes an account the one that opens when a code to a shared number does not say which, and tells all
 * accounts of the person. Throws as switchAccount does.
 */
export function setPrimaryAccount(ctx: Pick<RequestContext, 'req'> & Member, id: string): LinkedAccount[] {
  const { account } = ctx;
  const own = listLinkedAccounts(account);
  const target = ownAccount(account, id);
  assertOpen(target);
  if (choosePrimaryAccount(own) !== target) {
    for (const one of own) one.primary = one === target;
    recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
    for (const one of own) {
      const link = '/user/account_manage/account_list';
      sendNotice({ accountId: one.id, topic: 'primary', values: { account: target.account }, link });
    }
  }
  return listOwnAccounts(account);
}

function ownAccount(account: Account, id: string): Account {
  const found = listLinkedAccounts(account).find((one) => one.id === id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/** Throws if the account is frozen, or is being canceled: a sign-in would undo the cancellation. */
function assertOpen({ status }: Account): void {
  if (status === 'FROZEN') throw new Refusal('FROZEN');
  if (status === 'CANCELLING') throw new Refusal('ACCOUNT_CLOSING');
}
