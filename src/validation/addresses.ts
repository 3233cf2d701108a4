/** Postal addresses: recipient, street and label. */

import { ADDRESS_DETAIL_MAX, ADDRESS_DETAIL_MIN } from '../constants';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** In display order. */
export const addressLabels = ['HOME', 'WORK', 'SCHOOL'] as const;

const RECIPIENT_MIN = 2;
/** Letters of any script and separators of names; 2 to 30 characters. */
const RECIPIENT = /^\p{L}[\p{L}\p{M}\u00b7' .-]{1,29}$/u;
/**
 * Invisible characters and those that change the direction of text: controls, direction marks, zero-width characters
 * and fillers. Variation selectors, which choose the look of an emoji, are allowed.
 */
const INVISIBLE = /(?!\p{VS})[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
/** Characters without width. */
const PLACELESS = /[\s\p{M}]/gu;

/** Counts the visible characters: not spaces, and not combining marks. */
const visibleLength = (value: string): number => [...value.replace(PLACELESS, '')].length;

const isPlain = (value: string): boolean => isWellFormed(value) && !INVISIBLE.test(value);

/** Checks the recipient's name, which may differ from the name in a document. */
export function checkRecipient(value: string): Problem {
  if (value === '') return 'address.recipient.required';
  const passes = RECIPIENT.test(value) && isPlain(value) && visibleLength(value) >= RECIPIENT_MIN;
  return passes ? null : 'address.recipient.format';
}

/**
 * Checks street, house and door in one line. Lengths count characters, not UTF-16 units; the minimum counts visible
 * ones.
 */
export function checkDetail(value: string): Problem {
  const text = value.trim();
  if (text === '') return 'address.detail.required';
  if ([...text].length > ADDRESS_DETAIL_MAX) return 'address.detail.long';
  if (!isPlain(value)) return 'address.detail.text';
  return visibleLength(text) < ADDRESS_DETAIL_MIN ? 'address.detail.short' : null;
}
