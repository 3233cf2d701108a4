/** Checks of the data of persons and organizations, field by field, as in fields.ts. */
import { ANSWER_MAX, DESCRIPTION_MAX, DESCRIPTION_MIN } from '../constants';
import { checkFormat, isAccount } from './fields';
import { isCreditCode, isPermanentResidenceId, isTravelPermit, normalizeIdNumber } from './identity';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** Local part without quotes (RFC 5322 atext, RFC 6531 letters), and a domain with a dot. */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** Maximum length of a mail address (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;
const HAN_NAME = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u;
const FOREIGN_NAME = /^[\p{L} .'-]{2,60}$/u;

/**
 * Whether a text is a mail address in its stored form. It may contain letters of any script (RFC 6531) in composed
 * form (RFC 6532, 3.1; RFC 5891, 5.3): the same text in decomposed form would be another mailbox.
 */
export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX && EMAIL.test(value) && value === value.normalize('NFC');

/**
 * The format of most countries' passport numbers. Others mix letters and digits like account names (zhang2024), which
 * are allowed as names.
 */
const PASSPORT_NUMBER = /^[A-Z]{1,2}\d{6,8}$/;

/** Whether a text has the form of a document number or a credit code. */
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

/** Checks a person's name, in Han characters or as in a foreign passport. */
export const checkName = (value: string): Problem =>
  checkFormat(
    value,
    'validation.name.required',
    'validation.name.format',
    HAN_NAME.test(value) || FOREIGN_NAME.test(value),
  );

/** As `checkName`, with a message that fits another person's name. */
export function checkNameOfOther(name: string): Problem {
  const problem = checkName(name);
  return problem === 'validation.name.required' ? 'validation.name.missing' : problem;
}

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

/** Checks the answer to an existing security question: any text that the portal may have accepted. */
export function checkAnswer(value: string): Problem {
  const { length } = [...value.trim()];
  if (length === 0) return 'validation.answer.required';
  if (length > ANSWER_MAX) return 'validation.answer.long';
  return isWellFormed(value) ? null : 'validation.description.text';
}
