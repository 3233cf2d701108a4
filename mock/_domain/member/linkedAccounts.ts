/**
 * The accounts of one person: the list, changing between them, and the primary one (docs/api.md, Accounts of
 * one person).
 */
import type { LinkedAccount, LoginResult } from '../../../src/contract';
import { findChannel } from '../../../src/features/verification/channels';
import { choosePrimaryAccount } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertSteppedUp } from '../checks/stepUp';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { signIn } from '../signIn/signIn';
import { toInstant } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** The identity level that an account needs to be linked with another. */
const LINK_LEVEL = 3;

/** Whether the owner has proved something that only the person of the document has. What is printed on it is no proof. */
const hasProvedPossession = ({ id }: Account): boolean =>
  getPortal().verifications.some(
    ({ accountId, state, channel }) =>
      accountId === id && state === 'MATCHED' && findChannel(channel)?.provesPossession === true,
  );

/**
 * Lists the accounts of the same person, the given one first: same document, each of level 3 and proved by a channel
 * that proves possession. Otherwise whoever knows the data of a document could open the accounts of its owner.
 */
function listLinkedAccounts(account: Account): Account[] {
  const isSame = ({ level, idType, idNo }: Account) =>
    level >= LINK_LEVEL && idType === account.idType && idNo === account.idNo;
  const isLinkable = (one: Account) => isSame(one) && hasProvedPossession(one);
  if (!isLinkable(account)) return [account];
  return [account, ...getPortal().accounts.filter((one) => one !== account && isLinkable(one))];
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
 * step-up. Throws a 404, FROZEN or ACCOUNT_CLOSING, and FORBIDDEN for the account itself: a switch is a new sign-in,
 * and would satisfy an application that asks for one.
 */
export function switchAccount(ctx: RequestContext & Member, id: string): LoginResult {
  const { account, session, req } = ctx;
  const target = ownAccount(account, id);
  if (target === account) throw new HttpRefusal(403, 'FORBIDDEN');
  assertOpen(target);
  assertSteppedUp(ctx);
  const result = signIn(ctx, target, null);
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
  return result;
}

/**
 * Makes an account the one that opens when a code to a shared number does not say which, and tells all
 * accounts of the person at every contact. Needs a step-up. Throws a 404, FROZEN or ACCOUNT_CLOSING.
 */
export function setPrimaryAccount(ctx: Pick<RequestContext, 'req'> & Member, id: string): LinkedAccount[] {
  const { account } = ctx;
  const own = listLinkedAccounts(account);
  const target = ownAccount(account, id);
  assertOpen(target);
  assertSteppedUp(ctx);
  if (choosePrimaryAccount(own) !== target) {
    for (const one of own) one.primary = one === target;
    recordMemberBehavior(ctx, { type: 'PROFILE_CHANGE' });
    for (const one of own) {
      const link = '/user/account_manage/account_list';
      sendAlert({ accountId: one.id, topic: 'primary', values: { account: target.account }, link });
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
