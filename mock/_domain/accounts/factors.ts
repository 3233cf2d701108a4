/** Authenticator apps, recovery codes and passkeys, and those that an undo can restore. */
import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES, UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Owner } from '../store/records/account';
import type { AuthenticatorRecord, PasskeyRecord, RecoveryCodeRecord } from '../store/records/factors';
import type { RemovedFactor } from '../store/records/panic';
import { getPortal } from '../store/state';

/** Letters and digits that cannot be mistaken for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

/** Codes are random, so a plain hash is enough. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('base64');

export const findAuthenticator = ({ id }: Owner): AuthenticatorRecord | undefined =>
  getPortal().authenticators.find(({ accountId }) => accountId === id);

export const listRecoveryCodes = ({ id }: Owner): RecoveryCodeRecord[] =>
  getPortal().recoveryCodes.filter(({ accountId }) => accountId === id);

/** Replaces the recovery codes of an account. Returns the new ones. */
export function makeRecoveryCodes({ id }: Owner): string[] {
  const state = getPortal();
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  );
  const made = codes.map((code) => ({ accountId: id, hash: hashOf(code), madeAt: now() }));
  state.recoveryCodes = [...state.recoveryCodes.filter(({ accountId }) => accountId !== id), ...made];
  return codes;
}

/**
 * Uses up a recovery code of an account, unless `assertUsable` throws. Returns false if the account does not
 * have this code.
 */
export function spendRecoveryCode(owner: Owner, code: string, assertUsable: () => void): boolean {
  const found = listRecoveryCodes(owner).find(({ hash }) => hash === hashOf(code));
  if (!found) return false;
  assertUsable();
  const state = getPortal();
  state.recoveryCodes = state.recoveryCodes.filter((one) => one !== found);
  return true;
}

/**
 * Deletes the app and recovery codes that were added at `since` (ms) or later, unless `kept` names the app.
 */
export function deleteFactorsSince(owner: Owner, since: number, kept: readonly string[] = []): void {
  if (kept.includes('authenticatorAdded')) return;
  const found = findAuthenticator(owner);
  if (found && found.addedAt >= since) deleteAuthenticator(owner);
  const state = getPortal();
  state.recoveryCodes = state.recoveryCodes.filter((one) => one.accountId !== owner.id || one.madeAt < since);
}

/** Deletes the authenticator app of an account, and its recovery codes. */
export function deleteAuthenticator({ id }: Owner): void {
  const state = getPortal();
  state.authenticators = state.authenticators.filter(({ accountId }) => accountId !== id);
  state.recoveryCodes = state.recoveryCodes.filter(({ accountId }) => accountId !== id);
}

/** Lists the passkeys of an account, oldest first. */
export const listAccountPasskeys = ({ id }: Owner): PasskeyRecord[] =>
  getPortal().passkeys.filter(({ accountId }) => accountId === id);

/** Deletes a passkey. The link that undoes its addition stays: the session that added it may have deleted it. */
export function deletePasskey(passkey: PasskeyRecord): void {
  const state = getPortal();
  state.passkeys = state.passkeys.filter((one) => one !== passkey);
}

/** Deletes the passkeys that were added at `since` (ms) or later, except those in `kept`. */
export function deletePasskeysSince(accountId: string, since: number, kept: readonly string[] = []): void {
  for (const one of listAccountPasskeys({ id: accountId }))
    if (one.createdAt >= since && !kept.includes(one.id)) deletePasskey(one);
}

/** Stores a removed passkey or app for 72 hours. */
export function keepRemovedFactor(removed: Omit<RemovedFactor, 'removedAt'>): void {
  const state = getPortal();
  const recent = state.removedFactors.filter(({ removedAt }) => now() - removedAt < UNDO_LIFETIME);
  state.removedFactors = [...recent, { ...removed, removedAt: now() }];
}

/** Lists the factors from before `since` (ms) that were removed after it. Later ones may be an attacker's. */
export const listRemovedSince = ({ id }: Owner, since: number): RemovedFactor[] =>
  getPortal().removedFactors.filter(
    ({ accountId, removedAt, passkey, authenticator }) =>
      accountId === id &&
      removedAt >= since &&
      (passkey?.createdAt ?? authenticator?.addedAt ?? since) < since,
  );

/** Returns the id of a removal in lists of kept changes: the id of the passkey, or `authenticatorRemoved`. */
export const nameRemoval = ({ passkey }: RemovedFactor): string => passkey?.id ?? 'authenticatorRemoved';

/** Restores the factors removed after `since` (ms), except those listed in `kept`. Returns the restored ones. */
export function restoreRemovedFactors(
  owner: Owner,
  since: number,
  kept: readonly string[] = [],
): RemovedFactor[] {
  const state = getPortal();
  const candidates = listRemovedSince(owner, since).filter((one) => !kept.includes(nameRemoval(one)));
  const restored = candidates.filter(({ passkey, authenticator, codes = [] }) => {
    if (passkey) {
      const isFree = state.passkeys.every(({ credentialId }) => credentialId !== passkey.credentialId);
      if (isFree) state.passkeys.push(passkey);
      return isFree;
    }
    if (!authenticator || findAuthenticator(owner)) return false;
    state.authenticators.push(authenticator);
    state.recoveryCodes.push(...codes.filter(({ madeAt }) => madeAt < since));
    return true;
  });
  state.removedFactors = state.removedFactors.filter((one) => !restored.includes(one));
  return restored;
}
