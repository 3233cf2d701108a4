/** Passkeys and authenticator apps that were removed in the last 72 hours, which an undo restores. */
import { UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Owner } from '../store/records/account';
import type { RemovedFactor } from '../store/records/panic';
import { getPortal } from '../store/state';
import { findAuthenticator } from './authenticators';

/** Stores a removed passkey or app for 72 hours. */
export function keepRemovedFactor(removed: Omit<RemovedFactor, 'removedAt'>): void {
  const state = getPortal();
  const recent = state.removedFactors.filter(({ removedAt }) => now() - removedAt < UNDO_LIFETIME);
  state.removedFactors = [...recent, { ...removed, removedAt: now() }];
}

/** Lists the passkeys and apps that were added before `since` (ms) and removed after it. Later ones may be an attacker's. */
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
