/** Checks of the details of persons and organizations, field by field; as in fields.ts. */
import { ANSWER_MAX, DESCRIPTION_MAX, DESCRIPTION_MIN } from '../constants';
import { checkFormat, isAccount } from './fields';
import { isCreditCode, isPermanentResidenceId, isTravelPermit, normalizeIdNumber } from './identity';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** Unquoted local part (RFC 5322 atext, RFC 6531 letters) and a dotted domain. */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;
const HAN_NAME = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u;
const FOREIGN_NAME = /^[\p{L} .'-]{2,60}$/u;

/**
 * Whether mail can be sent to it, as it is written. Letters of any script may be in it (RFC 6531), in their composed form
 * (RFC 6532, 3.1; RFC 5891, 5.3): what reads the same and is composed otherwise would be another mailbox.
 */
export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX && EMAIL.test(value) && value === value.normalize('NFC');

/** How most countries number their passports. Others mix letters and digits as names do (zhang2024), which stay names. */
const PASSPORT_NUMBER = /^[A-Z]{1,2}\d{6,8}$/;

/** Whether it is written as the number of a document or an organization is. */
const isNumber = (value: string): boolean =>
  PASSPORT_NUMBER.test(value) ||
  isTravelPermit(value) ||
  isPermanentResidenceId(value) ||
  isCreditCode(value);

/** Checks a new account name: it must not have the form of another kind of login name. */
export function checkAccount(value: string): Problem {
  const problem = checkFormat(
    value,
    'validation.account.required',
    'validation.account.format',
    isAccount(value),
  );
  return problem ?? (isNumber(normalizeIdNumber(value)) ? 'validation.account.number' : null);
}

export const checkEmail = (value: string): Problem =>
  checkFormat(value, 'validation.email.required', 'validation.email.format', isEmail(value));

/** A person's name in Han characters, or as a foreign passport writes it. */
export const checkName = (value: string): Problem =>
  checkFormat(
    value,
    'validation.name.required',
    'validation.name.format',
    HAN_NAME.test(value) || FOREIGN_NAME.test(value),
  );

export const checkPostcode = (value: string): Problem =>
  checkFormat(value, null, 'validation.postcode.format', /^\d{6}$/.test(value));

export const checkCreditCode = (value: string): Problem =>
  checkFormat(
    value,
    'validation.creditCode.required',
    'validation.creditCode.format',
    isCreditCode(normalizeIdNumber(value)),
  );

/** Checks a free text; the length counts characters, not UTF-16 units. */
export function checkDescription(value: string): Problem {
  const { length } = [...value.trim()];
  if (length === 0) return 'validation.description.required';
  if (length < DESCRIPTION_MIN) return 'validation.description.short';
  if (length > DESCRIPTION_MAX) return 'validation.description.long';
  return isWellFormed(value) ? null : 'validation.description.text';
}

/** The answer to a security question that was chosen earlier: anything the portal may have taken. */
export function checkAnswer(value: string): Problem {
  const { length } = [...value.trim()];
  if (length === 0) return 'validation.answer.required';
  if (length > ANSWER_MAX) return 'validation.answer.long';
  return isWellFormed(value) ? null : 'validation.description.text';
}
