/** Passkeys and authenticator apps that were removed in the last 72 hours, which an undo brings back. */
import { UNDO_LIFETIME } from '../../../src/constants';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { RemovedFactor } from '../store/records/panic';
import { getPortal } from '../store/state';
import { findAuthenticator } from './authenticators';

/** Keeps a removed passkey or app for 72 hours. */
export function keepRemovedFactor(removed: Omit<RemovedFactor, 'removedAt'>): void {
  const state = getPortal();
  const kept = state.removedFactors.filter(({ removedAt }) => now() - removedAt < UNDO_LIFETIME);
  state.removedFactors = [...kept, { ...removed, removedAt: now() }];
}

/**
 * Brings back what an account had before `since` (ms) and what was removed since, except by the session `except`. What was
 * added since stays removed: it may be an attacker's.
 */
export function restoreRemovedFactors({ id }: Pick<Account, 'id'>, since: number, except?: string): void {
  const state = getPortal();
  const isDue = (one: RemovedFactor) => one.accountId === id && one.removedAt >= since && one.by !== except;
  for (const { passkey, authenticator, codes = [] } of state.removedFactors.filter(isDue)) {
    const isFree = state.passkeys.every(({ credentialId }) => credentialId !== passkey?.credentialId);
    if (passkey && isFree && passkey.createdAt < since) state.passkeys.push(passkey);
    if (!authenticator || authenticator.addedAt >= since || findAuthenticator({ id })) continue;
    state.authenticators.push(authenticator);
    state.recoveryCodes.push(...codes.filter(({ madeAt }) => madeAt < since));
  }
  state.removedFactors = state.removedFactors.filter((one) => !isDue(one));
}
