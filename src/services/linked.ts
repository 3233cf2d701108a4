/** The accounts of one person, and the provider accounts that sign in to one. */

import type { Envelope } from '@/contract';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';
import { areAccounts, isBindings, shaped } from './memberShapes';

type OnFailure = (envelope: Envelope) => void;

/** The signed-in person's accounts, this one first. */
export const listAccounts = () => shaped(call('accounts'), areAccounts);

/** Signs in to another of them in this browser, after a step-up; answers as a login does. */
export const switchAccount = (id: string, onFailure: OnFailure) =>
  withStepUp(() => call('switchAccount', { params: { id }, body: {}, onFailure }));

/** Makes one of them the primary account; answers them anew. */
export const setPrimaryAccount = (id: string, onFailure: OnFailure) =>
  shaped(call('setPrimaryAccount', { params: { id }, body: {}, onFailure }), areAccounts);

/** The provider accounts that sign in to this account, and the other ways in. */
export const listBindings = () => shaped(call('bindings'), isBindings);

/** Ends one of them, after a step-up; answers what is left. */
export const unbind = (id: string, onFailure: OnFailure) =>
  withStepUp(() => shaped(call('unbind', { params: { id }, body: {}, onFailure }), isBindings));
