/** Reverts an account to an earlier time (docs/api.md, Undo). */
import { CANCELLATION_PERIOD } from '../../../src/constants';
import { sendAlert } from '../accounts/alerts';
import { deleteFactorsSince, deletePasskeysSince, restoreRemovedFactors } from '../accounts/factors';
import { canMoveClaim, clearClaim, hasSameClaim, isVerified } from '../accounts/identityClaims';
import { barLostAccess, moveLostAccess } from '../accounts/lostAccess';
import { revertPhrase } from '../accounts/phrases';
import { endPendingRecovery, endPendingVerifications } from '../accounts/recovery';
import { endSessions } from '../accounts/sessions';
import {
  endUndoables,
  findIdentityUndoable,
  findRecoveryUndoable,
  type RevertMeans,
  revertContacts,
} from '../accounts/undoables';
import { endAuthorizationsSince } from '../authorizations/endAuthorizations';
import { endRolesOfAccount } from '../companies/rolePersons';
import { deleteGrantsSince } from '../grants/grants';
import type { MessageKey } from '../lib/messages';
import { ACCOUNT_SECURITY_PATH, RESET_PASSWORD_PATH } from '../lib/pagePaths';
import type { Account, Contacts } from '../store/records/account';
import type { RemovedFactor } from '../store/records/panic';
import type { Undoable } from '../store/records/undo';
import { getPortal } from '../store/state';
import { withdrawIdentity } from '../verification/withdraw';

/**
 * Restores identity and phrase from before the first verification (docs/api.md, Undo). Does not restore a
 * document that another account has verified.
 */
export function restoreIdentity(account: Account, { previous, at }: Undoable<'IDENTITY'>): void {
  const { id: accountId } = account;
  revertPhrase(account, at);
  withdrawIdentity(account, previous, at);
  deleteFactorsSince(account, at);
  deletePasskeysSince(accountId, at);
  endRolesOfAccount(accountId);
  const isOthers = getPortal().accounts.some((one) => hasSameClaim(one, account) && isVerified(one));
  if (isOthers && canMoveClaim(account, 'displace')) clearClaim(account);
  sendAlert({ accountId, topic: 'identityUndone', link: RESET_PASSWORD_PATH });
}

/**
 * Undoes everything since `at` (ms): what takeWaysBack undoes, a first verification, authorizations, grants,
 * and a cancellation. Returns the replaced contacts.
 */
export function takeBack(account: Account, at: number, previous?: Contacts): Contacts {
  const { id: accountId } = account;
  const replaced = takeWaysBack(account, at, { previous });
  const identity = findIdentityUndoable(accountId);
  if (identity && identity.at >= at) restoreIdentity(account, identity);
  endAuthorizationsSince(accountId, at);
  deleteGrantsSince(accountId, at);
  stopCancellation(account, at);
  return replaced;
}

interface WayMeans extends RevertMeans {
  /** Whether the proof was as strong as an app. Otherwise no app is removed, and no factor restored. */
  isStrong?: boolean;
}

/**
 * Undoes changes of phrase, contacts, credentials and questions since `at` (ms), except those in `kept`
 * (recentChanges.ts). Ends all sessions, because one made the changes. Returns the replaced contacts.
 */
export function takeWaysBack(account: Account, at: number, means: WayMeans): Contacts {
  const { id: accountId } = account;
  const { isStrong = true } = means;
  const kept = isStrong ? (means.kept ?? []) : [...(means.kept ?? []), 'authenticatorAdded'];
  // Another person may have begun the recovery.
  moveLostAccess(account, 'stop', 'takeBack');
  // Before any alert, because alerts contain the phrase.
  revertPhrase(account, at);
  const replaced = revertContacts(account, at, means);
  removeAddedSince(account, at, kept);
  if (isStrong) {
    alertOfRestored(account, restoreRemovedFactors(account, at, kept));
    withdrawRecoverySince(account, at);
  }
  endPendingWork(accountId, replaced);
  return replaced;
}

/** Ends the link that undoes a finished recovery, which this undo includes, and bars another recovery for a while. */
function withdrawRecoverySince(account: Account, at: number): void {
  const finished = findRecoveryUndoable(account.id);
  if (!finished || finished.at < at) return;
  endUndoables(finished);
  barLostAccess(account, finished.previous);
}

/** Alerts the owner of restored factors: the owner may have removed one because the device is lost. */
function alertOfRestored({ id: accountId }: Account, restored: RemovedFactor[]): void {
  if (restored.length === 0) return;
  const kinds = restored.map(
    ({ passkey }): MessageKey => `restored.${passkey ? 'passkey' : 'authenticator'}`,
  );
  sendAlert({
    accountId,
    topic: 'factorsRestored',
    words: { restored: [...new Set(kinds)] },
    link: ACCOUNT_SECURITY_PATH,
  });
}

/** Ends all sessions and pending work of an account. `former` are contacts that it no longer has. */
function endPendingWork(accountId: string, former?: Contacts): void {
  endPendingRecovery(accountId, undefined, former);
  endPendingVerifications(accountId, undefined);
  endSessions(accountId, undefined);
}

/** Removes the sign-in methods and the security questions that were added to an account since `at` (ms). */
function removeAddedSince(account: Account, at: number, kept: readonly string[]): void {
  const { id: accountId } = account;
  const state = getPortal();
  const isKept = (one: { accountId: string }, addedAt: number) => one.accountId !== accountId || addedAt < at;
  state.bindings = state.bindings.filter((one) => isKept(one, one.boundAt));
  state.certificates = state.certificates.filter((one) => isKept(one, one.boundAt));
  state.securityAnswers = state.securityAnswers.filter((one) => isKept(one, one.setAt));
  deletePasskeysSince(accountId, at, kept);
  deleteFactorsSince(account, at, kept);
}

/** Stops a cancellation that has begun since `since` (ms). */
export function stopCancellation(account: Account, since = 0): void {
  if (account.status !== 'CANCELLING' || (account.endsAt ?? 0) - CANCELLATION_PERIOD < since) return;
  account.status = 'ACTIVE';
  delete account.endsAt;
}
