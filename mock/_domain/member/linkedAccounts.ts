/** The accounts of one person (docs/api.md, Accounts of one person). */
import type { LinkedAccount, LoginResult } from '../../../src/contract';
import { choosePrimaryAccount } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { isSwitchTrusted, trustSwitch } from '../accounts/browsers';
import { findAuthenticator } from '../accounts/factors';
import { findLinkedAccount, listLinkedAccounts } from '../accounts/links';
import { assertSteppedUp, assertTargetProven } from '../checks/stepUp';
import { ACCOUNT_LIST_PATH } from '../lib/pagePaths';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { signIn } from '../signIn/signIn';
import { toInstantOrNull } from '../store/clock';
import type { Member, MemberRequest, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';

/** The page where the owner ends sessions. */
const SESSIONS = '/user/account_security/session_manage';

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
    lastLoginAt: toInstantOrNull(one.lastLogin?.at),
    primary: one === primary,
    current: one === account,
  }));
}

/**
 * Changes to another account of the person. The first switch on a browser needs a proof of the target, later
 * ones a step-up. Neither changes the time of authentication; so a switch to the account itself is FORBIDDEN,
 * which would satisfy an application that asks for a new sign-in.
 */
export function switchAccount(ctx: RequestContext & Member, id: string): LoginResult {
  const { account, session, req } = ctx;
  if (id === account.id) throw new HttpRefusal(403, 'FORBIDDEN');
  const target = findLinkedAccount(account, id);
  assertOpen(target);
  // A step-up of the current account may be weaker than the proof that the target requires.
  const isTrusted = isSwitchTrusted(ctx, account.id, id) && !findAuthenticator(target);
  if (isTrusted) assertSteppedUp(ctx);
  else assertTargetProven(ctx, target);
  const { authenticatedAt, targetProof } = session;
  const openedBy = isTrusted || !targetProof ? [] : [targetProof.method];
  const result = signIn(ctx, target, null, { authenticatedAt, openedBy });
  ctx.session.switchedFrom = [...new Set([...session.switchedFrom, account.id])];
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
  if (!isTrusted) {
    trustSwitch(ctx, account.id, id);
    const values = { account: target.account, other: account.account };
    sendAlert({ accountId: id, topic: 'accountSwitched', values, link: SESSIONS });
  }
  return result;
}

/** Makes an account the primary one, which a code to a shared number opens, and alerts all accounts. */
export function setPrimaryAccount(ctx: MemberRequest, id: string): LinkedAccount[] {
  const { account } = ctx;
  const own = listLinkedAccounts(account);
  const target = id === account.id ? account : findLinkedAccount(account, id);
  assertOpen(target);
  assertSteppedUp(ctx);
  if (choosePrimaryAccount(own) !== target) {
    for (const one of own) one.primary = one === target;
    recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
    for (const one of own) {
      const link = ACCOUNT_LIST_PATH;
      sendAlert({ accountId: one.id, topic: 'primary', values: { account: target.account }, link });
    }
  }
  return listOwnAccounts(account);
}

/** Throws if the account is frozen, or is being canceled: a sign-in would undo the cancellation. */
function assertOpen({ status }: Account): void {
  if (status === 'FROZEN') throw new Refusal('FROZEN');
  if (status === 'CANCELLING') throw new Refusal('ACCOUNT_CLOSING');
}
