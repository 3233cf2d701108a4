/** The accounts of one person: which they are, changing from one to another, and which of them opens. */
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

/** From this level on a document is known to be its owner's; below it is only what somebody has typed. */
const VERIFIED = 2;

/**
 * The accounts of the same person, the given one first: same document, every one verified. Who has only declared
 * a number is alone, or anybody could see, and open, the accounts of whoever has it.
 */
export function listLinkedAccounts(account: Account): Account[] {
  const isSame = ({ level, idType, idNo }: Account) =>
    level >= VERIFIED && idType === account.idType && idNo === account.idNo;
  if (!isSame(account)) return [account];
  return [account, ...getPortal().accounts.filter((one) => one !== account && isSame(one))];
}

/** The same, as their owner sees them. */
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

/** Signs the person in to another of their accounts in this browser; the session of the one they leave ends. */
export function switchAccount(ctx: RequestContext & Member, id: string): LoginResult {
  const { account, session, req } = ctx;
  const target = ownAccount(account, id);
  assertOpen(target);
  assertSteppedUp({ account, session });
  const result = signIn(ctx, target, null);
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
  return result;
}

/** Makes an account the one that a code to a number of several opens; all of the person's are told. */
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

/** Nothing leads to an account that is frozen, or to one being closed: a sign-in would undo that. */
function assertOpen({ status }: Account): void {
  if (status === 'FROZEN') throw new Refusal('FROZEN');
  if (status === 'CANCELLING') throw new Refusal('ACCOUNT_CLOSING');
}
