/** The accounts that codes to visitors are about. */
import type { CodeScene } from '../../../src/contract';
import { findAccountByMobile } from '../accounts/accounts';
import { isOwnEmail, isOwnMobile } from '../accounts/ownContact';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import type { Contact } from './codeLimits';

type Caller = Pick<RequestContext, 'visitor' | 'account'>;

/**
 * Finds the account that a code is about: the one that a sign-in opens, that this visitor resets or unfreezes, or the caller's
 * own. A code for a new contact, a registration or an appeal has no account.
 */
export function findCodeAccount(
  caller: Caller,
  { scene, ...to }: { scene: CodeScene } & Contact,
): Account | undefined {
  if (scene === 'login' && to.kind === 'sms') return findAccountByMobile(to.region, to.to);
  if (scene === 'verify') return caller.account;
  const { resets, frozenTickets, accounts } = getPortal();
  const pending = { reset: resets, unfreeze: frozenTickets }[scene as string];
  const ownPending = [...(pending?.values() ?? [])].filter(
    ({ visitor, expiresAt }) => visitor === caller.visitor && expiresAt > now(),
  );
  return accounts.find((one) => ownPending.some(({ accountId }) => accountId === one.id) && isOwn(one, to));
}

const isOwn = (account: Account, to: Contact): boolean =>
  to.kind === 'mail'
    ? isOwnEmail(account, to.to)
    : isOwnMobile(account, { region: to.region, mobile: to.to });
