/** The passkeys that sign in to the signed-in user's account. */
import type { Body } from '@/contract';
import { passkeysEndpoints } from '@/contract/passkeys';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(passkeysEndpoints);

export interface PasskeyCreation {
  /** Whether the browser creates the passkey by itself after a sign-in by password, if its password manager can. */
  upgrade?: boolean;
}

/**
 * Resolves with a challenge for any passkey, or for those of `accountId`: the user's account or a linked one. `quiet`: shows
 * no notice, because the page works without it.
 */
export const getPasskeyChallenge = ({ accountId, quiet }: { accountId?: string; quiet?: boolean } = {}) =>
  call('passkeyChallenge', { body: { accountId }, quiet });

/** Lists all passkeys, the oldest first. `quiet`: shows no notice, because the page works without them. */
export const listPasskeys = ({ quiet }: { quiet?: boolean } = {}) => call('passkeys', { quiet });

/**
 * Resolves with the options for the browser to create a passkey. Requires a step-up, unless the browser creates it by
 * itself (`upgrade`); then it shows no notice, because the user has not started it.
 */
export const getPasskeyOptions = ({ upgrade }: PasskeyCreation = {}) =>
  call('passkeyOptions', { body: { upgrade }, quiet: upgrade });

/** Adds a passkey; resolves with all. Step-up and notice: as for getPasskeyOptions. */
export const addPasskey = (passkey: Body<'addPasskey'>['passkey'], { upgrade }: PasskeyCreation = {}) =>
  call('addPasskey', { body: { passkey }, quiet: upgrade });

/** Names a passkey, or removes its name if `name` is empty; resolves with all. */
export const renamePasskey = (id: string, name: string) =>
  call('renamePasskey', { params: { id }, body: { name } });

/** Removes a passkey; resolves with the remaining ones. Requires a step-up. */
export const removePasskey = (id: string) => call('removePasskey', { params: { id }, body: {} });
