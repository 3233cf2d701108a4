/** An address as its form holds it: texts alone, so that each can be drafted. */
import { DEFAULT_MOBILE_REGION } from '@/components/MobileField/MobileInput';
import type { Address, AddressBody } from '@/contract';
import { normalizeName } from '@/validation/normalize';

const TICKED = 'yes';

export interface AddressFormValues extends Omit<AddressBody, 'isDefault'> {
  /** 'yes', or '' where it is not ticked. */
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

/** What is kept of a new address on the device: what the person typed themselves. */
export const ADDRESS_FIELDS = Object.keys(BLANK_ADDRESS) as (keyof AddressFormValues)[];

/**
 * What is kept of a known address while it is changed. The other fields hold what a step-up revealed, of which one
 * changed character leaves the rest; the region belongs to the number.
 */
export const UNGUARDED_ADDRESS_FIELDS: readonly (keyof AddressFormValues)[] = [
  'district',
  'label',
  'isDefault',
];

/** What a person sees of it, in the order of the form; the region goes with the number. */
export const VISIBLE_ADDRESS_FIELDS = ADDRESS_FIELDS.filter((field) => field !== 'region');

export const toCheckboxValue = (checked: boolean): string => (checked ? TICKED : '');
export const isChecked = (value: unknown): boolean => value === TICKED;

/** What the form of an address begins with. */
export const toFormValues = ({ id, version, isDefault, ...rest }: Address): AddressFormValues => ({
  ...rest,
  isDefault: toCheckboxValue(isDefault),
});

/** What is sent of the form. */
export const toAddressBody = ({ isDefault, ...values }: AddressFormValues): AddressBody => ({
  ...values,
  recipient: normalizeName(values.recipient),
  detail: values.detail.trim(),
  isDefault: isChecked(isDefault),
});

/** Which of what a person sees differs between two states of an address. */
export const listDifferences = (
  one: AddressFormValues,
  other: AddressFormValues,
): (typeof VISIBLE_ADDRESS_FIELDS)[number][] =>
  VISIBLE_ADDRESS_FIELDS.filter(
    (field) => one[field] !== other[field] || (field === 'mobile' && one.region !== other.region),
  );
