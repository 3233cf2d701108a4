/** The stored authenticator apps and recovery codes of accounts. */
import { createHash, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '../../../src/constants';
import { now } from '../store/clock';
import type { Owner } from '../store/records/account';
import type { AuthenticatorRecord, RecoveryCodeRecord } from '../store/records/authenticator';
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

/** Uses up a recovery code of an account. Returns false if the account does not have this code. */
export function spendRecoveryCode(owner: Owner, code: string): boolean {
  const found = listRecoveryCodes(owner).find(({ hash }) => hash === hashOf(code));
  if (!found) return false;
  const state = getPortal();
  state.recoveryCodes = state.recoveryCodes.filter((one) => one !== found);
  return true;
}

/**
 * Deletes the app and the recovery codes that were added to an account at `since` (ms) or later, unless `kept` contains the
 * addition.
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
