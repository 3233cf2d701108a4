/** Postal addresses of the signed-in user. */
import * as v from 'valibot';
import { addressLabels } from '../validation/addresses';
import type { MobileRegion } from '../validation/fields';
import { type EndpointRows, nothing, openEnum, personal } from './endpoint';
import { page } from './shared';

const label = v.picklist([...addressLabels, '']);

/** An address in a list, masked. */
const addressRow = v.object({
  id: v.string(),
  recipient: personal(),
  mobile: personal(),
  /** Code of the district (GB/T 2260). */
  district: v.string(),
  /** Names down to the district in simplified characters, then four stars. */
  address: personal(),
  label,
  isDefault: v.boolean(),
});

/** An unmasked address, for its owner to change. */
const address = v.object({
  id: v.string(),
  /** Sent with each change: the server rejects it if the record was changed meanwhile. */
  version: v.string(),
  recipient: personal('stepUp'),
  region: openEnum<MobileRegion>(),
  mobile: personal('stepUp'),
  district: v.string(),
  detail: personal('stepUp'),
  postcode: v.string(),
  label,
  isDefault: v.boolean(),
});

export type AddressRow = v.InferOutput<typeof addressRow>;
export type Address = v.InferOutput<typeof address>;

export const addressEndpoints = {
  addresses: { call: 'GET /authApi/info/v1/addresses', data: page(addressRow) },
  address: { call: 'GET /authApi/info/v1/addresses/:id', data: address },
  addAddress: { call: 'POST /authApi/info/v1/addresses', data: v.object({ id: v.string() }) },
  changeAddress: { call: 'PUT /authApi/info/v1/addresses/:id', data: nothing },
  setDefaultAddress: { call: 'PUT /authApi/info/v1/addresses/:id/default', data: nothing },
  deleteAddress: { call: 'DELETE /authApi/info/v1/addresses/:id', data: nothing },
} satisfies EndpointRows;
