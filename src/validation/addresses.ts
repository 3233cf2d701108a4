/** Postal addresses: recipient, street and label. */

import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '../constants';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** In the order in which they are offered. */
export const addressLabels = ['HOME', 'WORK', 'SCHOOL'] as const;

const RECIPIENT_MIN = 2;
/** Letters of any script and separators of names; 2 to 30 characters. */
const RECIPIENT = /^\p{L}[\p{L}\p{M}\u00b7' .-]{1,29}$/u;
/**
 * Invisible characters and those that change the direction of text: controls, direction marks, zero-width characters
 * and fillers. Variation selectors, which choose the look of an emoji, are allowed.
 */
const INVISIBLE = /(?!\p{VS})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
/** Characters that have no width. */
const PLACELESS = /[\s\p{M}]/gu;

/** How many characters a reader sees; spaces, and marks on other characters, are none. */
const visibleLength = (value: string): number => [...value.replace(PLACELESS, '')].length;

const isPlain = (value: string): boolean => isWellFormed(value) && !INVISIBLE.test(value);

/** Whom a parcel is for: not always the name of a document. */
export function checkRecipient(value: string): Problem {
  if (value === '') return 'address.recipient.required';
  const passes = RECIPIENT.test(value) && isPlain(value) && visibleLength(value) >= RECIPIENT_MIN;
  return passes ? null : 'address.recipient.format';
}

/** Street, house and door, in one line; lengths count characters, not UTF-16 units, the least of them visible ones. */
export function checkDetail(value: string): Problem {
  const text = value.trim();
  if (text === '') return 'address.detail.required';
  if ([...text].length > ADDRESS_DETAIL_MAX) return 'address.detail.long';
  if (!isPlain(value)) return 'address.detail.text';
  return visibleLength(text) < ADDRESS_DETAIL_MIN ? 'address.detail.short' : null;
}
