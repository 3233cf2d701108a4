/** The signed-in user's addresses. */

import { ADDRESSES_MAX, PAGE_NUMBER } from '@/constants';
import type { AddressBody, Body, Query } from '@/contract';
import { addressEndpoints } from '@/contract/addresses';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(addressEndpoints);

/**
 * Lists one page of addresses, masked, the default first. `quiet`: a failure shows no notice, because the page works
 * without them.
 */
export const listAddresses = (query: Query<'addresses'>, { quiet }: { quiet?: boolean } = {}) =>
  call('addresses', { query, quiet });

/** Lists all addresses as one page. */
export const listAllAddresses = () => listAddresses({ pageNumber: PAGE_NUMBER, pageSize: ADDRESSES_MAX });

/** Resolves with one address in full. Requires a step-up. `quiet`: shows no notice; the page shows the error. */
export const getAddress = (id: string, { quiet }: { quiet?: boolean } = {}) =>
  call('address', { params: { id }, quiet });

/** Adds an address. Resolves with its id. */
export const addAddress = (body: AddressBody) => call('addAddress', { body });

/** Changes an address, unless it has changed since its version was read. */
export const changeAddress = (id: string, body: Body<'changeAddress'>) =>
  call('changeAddress', { params: { id }, body });

/** Makes an address the default. Shows no notice; the page shows the error. */
export const setDefaultAddress = (id: string) =>
  call('setDefaultAddress', { params: { id }, body: {}, quiet: true });

/** Deletes an address. `newDefaultId` becomes the default. Shows no notice; the page shows the error. */
export const deleteAddress = (id: string, newDefaultId: string | undefined) =>
  call('deleteAddress', { params: { id }, body: newDefaultId ? { newDefaultId } : {}, quiet: true });
