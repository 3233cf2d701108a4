/** Form values of an address. All are strings, because a draft stores only strings. */
import { DEFAULT_MOBILE_REGION } from '@/components/Field/MobileField/MobileInput';
import type { Address, AddressBody } from '@/contract';
import { normalizeName } from '@/validation/normalize';

const CHECKED = 'yes';

export interface AddressFormValues extends Omit<AddressBody, 'isDefault'> {
  /** 'yes', or '' if unchecked. */
  isDefault: string;
}

export const BLANK_ADDRESS: AddressFormValues = {
  recipient: '',
  region: DEFAULT_MOBILE_REGION,
  mobile: '',
  district: '',
  detail: '',
  postcode: '',
  label: '',
  isDefault: '',
};

/** Fields of a new address that the device stores as a draft. */
export const ADDRESS_FIELDS = Object.keys(BLANK_ADDRESS) as (keyof AddressFormValues)[];

/**
 * Fields of an existing address that a draft stores. The other fields contain data revealed by a step-up, which must
 * not be stored, even with changes; the region belongs to the mobile number.
 */
export const UNGUARDED_ADDRESS_FIELDS: readonly (keyof AddressFormValues)[] = [
  'district',
  'label',
  'isDefault',
];

/** Visible fields in the order of the form; the region is part of the mobile number. */
const VISIBLE_ADDRESS_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'region');

export const toCheckboxValue = (checked: boolean): string => (checked ? CHECKED : '');
export const isChecked = (value: unknown): boolean => value === CHECKED;

/** Returns the initial values of the form. */
export const toFormValues = ({ id, version, isDefault, ...rest }: Address): AddressFormValues => ({
  ...rest,
  isDefault: toCheckboxValue(isDefault),
});

/** Converts form values into the request body. */
export const toAddressBody = ({ isDefault, ...values }: AddressFormValues): AddressBody => ({
  ...values,
  recipient: normalizeName(values.recipient),
  detail: values.detail.trim(),
  isDefault: isChecked(isDefault),
});

/** Returns the visible fields that differ between two versions of an address. */
export const listDifferences = (
  one: AddressFormValues,
  other: AddressFormValues,
): (typeof VISIBLE_ADDRESS_FIELDS)[number][] =>
  VISIBLE_ADDRESS_FIELDS.filter(
    (field) => one[field] !== other[field] || (field === 'mobile' && one.region !== other.region),
  );
