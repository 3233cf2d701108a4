/** The linked accounts of a user, and the provider accounts that sign in to one. */

import { linkedEndpoints } from '@/contract/linked';
import { createCaller } from '@/utils/http/callApi';
import { throwHeldAccount } from '@/utils/routing/heldAccount';

const call = createCaller(linkedEndpoints);

/** Lists the signed-in user's accounts, the current one first. */
export const listAccounts = () => call('accounts');

/**
 * Signs in to a linked account in this browser. Resolves with the same data as a login. Requires a step-up. If the state of
 * the account has its own page, the refusal opens that page, and is thrown like any other.
 */
export const switchAccount = (id: string) =>
  call('switchAccount', { params: { id }, body: {}, silentFor: ['PAUSED'] }).catch(throwHeldAccount);

/** Makes a linked account the primary one. Resolves with the updated list. */
export const setPrimaryAccount = (id: string) => call('setPrimaryAccount', { params: { id }, body: {} });

/** Lists the provider accounts that sign in to this account, and the other sign-in methods. */
export const listBindings = () => call('bindings');

/** Removes a provider account; resolves with the remaining ones. Requires a step-up. */
export const unbind = (id: string) => call('unbind', { params: { id }, body: {} });
