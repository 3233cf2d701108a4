/** Takes an account back to an earlier moment (docs/api.md, Undo). */
import { CANCELLATION_PERIOD } from '../../../src/constants';
import { sendAlert } from '../accounts/alerts';
import { deleteFactorsSince } from '../accounts/authenticators';
import { canMoveClaim, emptyClaim, hasSameClaim, isVerified } from '../accounts/identityClaims';
import { moveLostAccess } from '../accounts/lostAccess';
import { deletePasskeysSince } from '../accounts/passkeys';
import { revertPhrase } from '../accounts/phrases';
import { endPendingRecovery, endPendingVerifications } from '../accounts/recovery';
import { restoreRemovedFactors } from '../accounts/removedFactors';
import { type RevertMeans, revertContacts } from '../accounts/revertContacts';
import { endSessions } from '../accounts/sessions';
import { findIdentityUndoable } from '../accounts/undoables';
import { endAuthorizationsSince } from '../authorizations/endAuthorizations';
import { endRolesOfAccount } from '../companies/rolePersons';
import { deleteGrantsSince } from '../grants/grants';
import type { Account, Contacts } from '../store/records/account';
import type { RemovedFactor } from '../store/records/panic';
import type { Undoable } from '../store/records/undo';
import { getPortal } from '../store/state';
import { withdrawIdentity } from '../verification/withdraw';

const RESET = '/uaa/resetPwd';

/**
 * The account is as it was before its first verification, with nothing that was gained since. A document that another
 * account has verified meanwhile does not come back.
 */
export function restoreIdentity(
  account: Account,
  { previous, at }: Undoable<'IDENTITY'>,
  kept?: readonly string[],
): void {
  const { id: accountId } = account;
  revertPhrase(account, at);
  withdrawIdentity(account, previous, at);
  deleteFactorsSince(account, at, kept);
  deletePasskeysSince(accountId, at, kept);
  endRolesOfAccount(accountId);
  const isOthers = getPortal().accounts.some((one) => hasSameClaim(one, account) && isVerified(one));
  if (isOthers && canMoveClaim(account, 'displace')) emptyClaim(account);
  sendAlert({ accountId, topic: 'identityUndone', values: { account: account.account }, link: RESET });
}

interface TakenBack {
  /** The contacts that the account had until now. */
  replaced: Contacts;
  /** Passkeys and apps that came back. */
  restored: RemovedFactor[];
}

/**
 * Undoes everything since `at`: changes of phrase and contacts, a first verification, added data, and all sessions, because
 * one of them made the change. `kept` names the changes that stay (src/contract/panic.ts). A contact that another account has
 * now is not restored.
 */
export function takeBack(account: Account, at: number, means: RevertMeans = {}): TakenBack {
  const { id: accountId } = account;
  // It may be another person's, as every change since.
  moveLostAccess(account, 'stop', 'takeBack');
  const { kept = [] } = means;
  // Before any alert, which has the phrase.
  revertPhrase(account, at);
  const replaced = revertContacts(account, at, means);
  const identity = findIdentityUndoable(accountId);
  if (identity && identity.at >= at && !kept.includes('identity')) restoreIdentity(account, identity, kept);
  removeAddedSince(account, at, kept);
  const restored = restoreRemovedFactors(account, at, kept);
  endPendingWork(accountId, replaced);
  return { replaced, restored };
}

/** Ends all sessions and pending work of an account. `former` are contacts that it no longer has. */
function endPendingWork(accountId: string, former?: Contacts): void {
  endPendingRecovery(accountId, undefined, former);
  endPendingVerifications(accountId, undefined);
  endSessions(accountId, undefined);
}

/** Removes the ways in, questions, authorizations and grants of an account since `at`, and ends a closing begun since. */
function removeAddedSince(account: Account, at: number, kept: readonly string[]): void {
  const { id: accountId, status, endsAt } = account;
  const state = getPortal();
  const isKept = (one: { accountId: string }, addedAt: number) => one.accountId !== accountId || addedAt < at;
  state.bindings = state.bindings.filter((one) => isKept(one, one.boundAt));
  state.certificates = state.certificates.filter((one) => isKept(one, one.boundAt));
  state.securityAnswers = state.securityAnswers.filter((one) => isKept(one, one.setAt));
  deletePasskeysSince(accountId, at, kept);
  deleteFactorsSince(account, at, kept);
  endAuthorizationsSince(accountId, at);
  deleteGrantsSince(accountId, at);
  if (status !== 'CANCELLING' || (endsAt ?? 0) - CANCELLATION_PERIOD < at) return;
  account.status = 'ACTIVE';
  delete account.endsAt;
}
