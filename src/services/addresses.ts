/** The signed-in person's addresses. */
import { ADDRESSES_MAX, PAGE_NUMBER } from '@/constants';
import type { AddressBody, Body, Envelope, Query } from '@/contract';
import { call } from '@/utils/http/request';
import { withStepUp } from '@/utils/http/stepUp';

type OnFailure = (envelope: Envelope) => void;

/** A page of them, masked, the default first. `quiet`: the page goes on without them, and a failure is told to nobody. */
export const listAddresses = (query: Query<'addresses'>, { quiet }: { quiet?: boolean } = {}) =>
  call('addresses', { query, quiet });

/** All of them, as one page. */
export const listAllAddresses = () => listAddresses({ pageNumber: PAGE_NUMBER, pageSize: ADDRESSES_MAX });

/** One in full, after the person has confirmed who they are. */
export const getAddress = (id: string) => withStepUp(() => call('address', { params: { id } }));

/** Adds one; answers its id. */
export const addAddress = (body: AddressBody, onFailure: OnFailure) =>
  call('addAddress', { body, onFailure });

/** Changes one, unless it has changed since its version was read. */
export const changeAddress = (id: string, body: Body<'changeAddress'>, onFailure: OnFailure) =>
  withStepUp(() => call('changeAddress', { params: { id }, body, onFailure }));

/** Makes one the default. The page says itself what went wrong. */
export const setDefaultAddress = (id: string, onFailure: OnFailure) =>
  call('setDefaultAddress', { params: { id }, body: {}, onFailure, quiet: true });

/** Deletes one; of the default, `heir` takes its place. The page says itself what went wrong. */
export const deleteAddress = (id: string, heir: string | undefined, onFailure: OnFailure) =>
  call('deleteAddress', { params: { id }, body: heir ? { heir } : {}, onFailure, quiet: true });
