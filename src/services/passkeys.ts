/** The passkeys that sign in to the signed-in user's account. */
import type { Body, Data } from '@/contract';
import { passkeysEndpoints } from '@/contract/passkeys';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(passkeysEndpoints);

/**
 * Resolves with a challenge for any passkey, or for those of `accountId`: the user's account or a linked one. `quiet`: shows
 * no notice, because the page works without it.
 */
export const getPasskeyChallenge = ({
  accountId,
  quiet,
}: {
  accountId?: string;
  quiet?: boolean;
} = {}): Promise<Data<'passkeyChallenge'>> => call('passkeyChallenge', { body: { accountId }, quiet });

/** Lists all passkeys, the oldest first. `quiet`: shows no notice, because the page works without them. */
export const listPasskeys = ({ quiet }: { quiet?: boolean } = {}): Promise<Data<'passkeys'>> =>
  call('passkeys', { quiet });

/** Resolves with what the browser needs to create a passkey. Requires a step-up. */
export const getPasskeyOptions = (): Promise<Data<'passkeyOptions'>> => call('passkeyOptions', { body: {} });

/** Adds a passkey; resolves with all. Requires a step-up. */
export const addPasskey = (passkey: Body<'addPasskey'>['passkey']): Promise<Data<'addPasskey'>> =>
  call('addPasskey', { body: { passkey } });

/** Names a passkey, or takes its name; resolves with all. */
export const renamePasskey = (id: string, name: string): Promise<Data<'renamePasskey'>> =>
  call('renamePasskey', { params: { id }, body: { name } });

/** Removes a passkey; resolves with the remaining ones. Requires a step-up. */
export const removePasskey = (id: string): Promise<Data<'removePasskey'>> =>
  call('removePasskey', { params: { id }, body: {} });
