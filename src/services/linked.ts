/** The accounts of one person, and the provider accounts that sign in to one. */

import type { Data } from '@/contract';
import { linkedEndpoints } from '@/contract/linked';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(linkedEndpoints);

/** The signed-in person's accounts, this one first. */
export const listAccounts = (): Promise<Data<'accounts'>> => call('accounts');

/** Signs in to another of them in this browser, after a step-up; answers as a login does. */
export const switchAccount = (id: string): Promise<Data<'switchAccount'>> =>
  call('switchAccount', { params: { id }, body: {} });

/** Makes one of them the primary account; returns the updated list. */
export const setPrimaryAccount = (id: string): Promise<Data<'setPrimaryAccount'>> =>
  call('setPrimaryAccount', { params: { id }, body: {} });

/** The provider accounts that sign in to this account, and the other ways in. */
export const listBindings = (): Promise<Data<'bindings'>> => call('bindings');

/** Ends one of them, after a step-up; returns the remaining ones. */
export const unbind = (id: string): Promise<Data<'unbind'>> => call('unbind', { params: { id }, body: {} });
