/** The signed-in person's addresses. */
import { withStepUp } from '@/stepUp/stepUp';
import { call } from '@/utils/request';
import type { AddressBody, Body, Envelope, Query } from './contract';

type OnFailure = (envelope: Envelope) => void;

/** A page of them, masked, the default first. */
export const listAddresses = (query: Query<'addresses'>) => call('addresses', { query });

/** One in full, after the person has confirmed who they are. */
export const getAddress = (id: string) => withStepUp(() => call('address', { params: { id } }));

/** Adds one; answers its id. */
export const addAddress = (body: AddressBody, onFailure: OnFailure) =>
  call('addAddress', { body, onFailure });

/** Changes one, unless it has changed since its version was read. */
export const changeAddress = (id: string, body: Body<'changeAddress'>, onFailure: OnFailure) =>
  withStepUp(() => call('changeAddress', { params: { id }, body, onFailure }));

/** Makes one the default. */
export const setDefaultAddress = (id: string, onFailure: OnFailure) =>
  call('setDefaultAddress', { params: { id }, body: {}, onFailure });

/** Deletes one. */
export const deleteAddress = (id: string, onFailure: OnFailure) =>
  call('deleteAddress', { params: { id }, body: {}, onFailure });
