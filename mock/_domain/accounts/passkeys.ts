/** The stored passkeys of accounts. */
import type { Owner } from '../store/records/account';
import type { PasskeyRecord } from '../store/records/passkey';
import { getPortal } from '../store/state';

/** Lists the passkeys of an account, oldest first. */
export const listAccountPasskeys = ({ id }: Owner): PasskeyRecord[] =>
  getPortal().passkeys.filter(({ accountId }) => accountId === id);

/** Deletes a passkey. The link that undoes its addition stays: the session that added it may have deleted it. */
export function deletePasskey(passkey: PasskeyRecord): void {
  const state = getPortal();
  state.passkeys = state.passkeys.filter((one) => one !== passkey);
}

/** Deletes the passkeys that were added to an account at `since` (ms) or later, except those whose ids are in `kept`. */
export function deletePasskeysSince(accountId: string, since: number, kept: readonly string[] = []): void {
  for (const one of listAccountPasskeys({ id: accountId }))
    if (one.createdAt >= since && !kept.includes(one.id)) deletePasskey(one);
}
