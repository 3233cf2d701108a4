/** Postal addresses: whom they name, and what they say beneath the district. */
import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '../constants';
import type { AddressLabel } from '../services/contract';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** In the order in which they are offered. */
export const addressLabels = ['HOME', 'WORK', 'SCHOOL'] as const satisfies readonly AddressLabel[];

/** Letters of any script, and what stands between the parts of a name; 2 to 30 characters. */
const RECIPIENT = /^\p{L}[\p{L}\p{M}\u00b7' .-]{1,29}$/u;
const CONTROL = /\p{Cc}/u;

/** Whom a parcel is for: not always the name of a document. */
export function checkRecipient(value: string): Problem {
  if (value === '') return 'address.recipient.required';
  return RECIPIENT.test(value) ? null : 'address.recipient.format';
}

/** Street, house and door, in one line; length counts characters, not UTF-16 units. */
export function checkDetail(value: string): Problem {
  const { length } = [...value.trim()];
  if (length === 0) return 'address.detail.required';
  if (length < ADDRESS_DETAIL_MIN) return 'address.detail.short';
  if (length > ADDRESS_DETAIL_MAX) return 'address.detail.long';
  return isWellFormed(value) && !CONTROL.test(value) ? null : 'address.detail.text';
}
