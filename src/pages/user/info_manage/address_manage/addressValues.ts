/** An address as its form holds it: texts alone, so that all of it can be a draft. */
import { HOME_REGION } from '@/components/MobileField/MobileInput';
import type { Address, AddressBody } from '@/contract';
import { tidyName } from '@/validation/tidy';

const TICKED = 'yes';

export interface AddressValues extends Omit<AddressBody, 'isDefault'> {
  /** 'yes', or '' where it is not ticked. */
  isDefault: string;
  /** The version the form began with; '' for a new address. */
  version: string;
}

export const BLANK: AddressValues = {
  recipient: '',
  region: HOME_REGION,
  mobile: '',
  district: '',
  detail: '',
  postcode: '',
  label: '',
  isDefault: '',
  version: '',
};

/** What is kept of it on the device. */
export const FIELDS = Object.keys(BLANK) as (keyof AddressValues)[];

/** What a person sees of it, in the order of the form. */
export const SEEN = ['recipient', 'mobile', 'district', 'detail', 'postcode', 'label', 'isDefault'] as const;

export const ticked = (checked: boolean): string => (checked ? TICKED : '');
export const isTicked = (value: unknown): boolean => value === TICKED;

export const valuesOf = ({ id, isDefault, ...rest }: Address): AddressValues => ({
  ...rest,
  isDefault: ticked(isDefault),
});

/** What is sent of the form. */
export const bodyOf = ({ version, isDefault, ...values }: AddressValues): AddressBody => ({
  ...values,
  recipient: tidyName(values.recipient),
  detail: values.detail.trim(),
  isDefault: isTicked(isDefault),
});

/** Which of what a person sees differs between two states of an address; the region goes with the number. */
export const differences = (one: AddressValues, other: AddressValues): (typeof SEEN)[number][] =>
  SEEN.filter((field) => one[field] !== other[field] || (field === 'mobile' && one.region !== other.region));
