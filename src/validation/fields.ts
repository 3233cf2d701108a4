/** What a field may hold: each check answers the message to show, or null. Passwords have their own file. */
import { ANSWER_MAX, CAPTCHA_LENGTH, CODE_LENGTH, DESCRIPTION_MAX, DESCRIPTION_MIN } from '../constants';
import {
  isCreditCode,
  isPassport,
  isPermanentResidenceId,
  isResidencePermit,
  isResidentId,
  isTaiwanPermit,
  isTravelPermit,
  normalizeIdNumber,
  upgradeResidentId,
} from './identity';
import type { Problem } from './problem';
import { isWellFormed } from './text';

/** Mobile numbers by region code; the keys are the regions the portal serves. */
export const mobilePatterns = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[4-9]\d{7}$/,
  '+853': /^6\d{7}$/,
  '+886': /^0?9\d{8}$/,
} as const;

export type Region = keyof typeof mobilePatterns;

const ACCOUNT = /^[A-Za-z][A-Za-z0-9_]{3,29}$/;
/** Unquoted local part (RFC 5322 atext, RFC 6531 letters) and a dotted domain. */
const EMAIL = /^[\p{L}\p{M}\p{N}!#$%&'*+\-/=?^_`{|}~.]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3). */
const EMAIL_MAX = 254;
const HAN_NAME = /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u;
const FOREIGN_NAME = /^[\p{L} .'-]{2,60}$/u;
const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Whether the number is one of the region's; the region is given as '+86'. */
export const isMobile = (value: string, region: string): boolean =>
  Object.hasOwn(mobilePatterns, region) && mobilePatterns[region as Region].test(value);

/** Whether the text can be an image captcha; upper and lower case count as the same. */
export const isCaptcha = (value: string): boolean =>
  value.length === CAPTCHA_LENGTH && /^[A-Za-z0-9]+$/.test(value);

export const isAccount = (value: string): boolean => ACCOUNT.test(value);

export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX && EMAIL.test(value);

/** Whether the value is a number of any document the portal knows. */
export function isIdNumber(value: string): boolean {
  const number = normalizeIdNumber(value);
  const kinds = [
    isResidentId,
    isResidencePermit,
    isPermanentResidenceId,
    isTravelPermit,
    isTaiwanPermit,
    isPassport,
  ];
  return kinds.some((is) => is(number)) || upgradeResidentId(number) !== null;
}

/** Account name, mobile or document number; a legal entity may also give its credit code. */
export function isLoginId(value: string, userType: 'person' | 'legal' = 'person'): boolean {
  const text = value.trim();
  const mobile = Object.keys(mobilePatterns).some((region) => isMobile(text, region));
  if (isAccount(text) || mobile || isIdNumber(text)) return true;
  return userType === 'legal' && isCreditCode(normalizeIdNumber(text));
}

/** '' → `required`; what fails the test → `wrong`. */
function check(value: string, required: Problem, wrong: Problem, passes: boolean): Problem {
  if (value === '') return required;
  return passes ? null : wrong;
}

export const checkAccount = (value: string): Problem =>
  check(value, 'validation.account.required', 'validation.account.format', isAccount(value));

export const checkLoginId = (value: string, userType: 'person' | 'legal' = 'person'): Problem =>
  check(value.trim(), 'validation.loginId.required', 'validation.loginId.format', isLoginId(value, userType));

export const checkMobile = (value: string, region: string): Problem =>
  check(value, 'validation.mobile.required', 'validation.mobile.format', isMobile(value, region));

export const checkEmail = (value: string): Problem =>
  check(value, 'validation.email.required', 'validation.email.format', isEmail(value));

export const checkCaptchaText = (value: string): Problem =>
  check(value, 'validation.captcha.required', 'validation.captcha.format', isCaptcha(value));

/** A code sent by SMS or mail. */
export const checkCode = (value: string): Problem =>
  check(value, 'validation.code.required', 'validation.code.format', CODE.test(value));

/** The first six-digit number of a pasted message, or ''. Full-width digits and '123 456' on its own count. */
export function extractCode(message: string): string {
  const text = message.normalize('NFKC');
  const number = text.match(/\d+/g)?.find((digits) => digits.length === CODE_LENGTH);
  if (number !== undefined) return number;
  const joined = text.replace(/[\s-]/g, '');
  return CODE.test(joined) ? joined : '';
}

/**
 * What a code's field holds after an input: digits as they are typed, full-width ones included; of a message its
 * code. What holds none stays as it is, for the check to refuse.
 */
export function tidyCode(input: string): string {
  const text = input.normalize('NFKC');
  if (/^[\d\s-]*$/.test(text)) return text.replace(/[\s-]/g, '');
  return extractCode(text) || input;
}

/**
 * A mobile number as it was pasted or filled in: its region where it begins with one of the portal's, and the
 * number without spaces and dashes.
 */
export function splitMobile(input: string): { region?: Region; mobile: string } {
  const text = input
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^00/, '+');
  const region = (Object.keys(mobilePatterns) as Region[]).find((code) => text.startsWith(code));
  return region ? { region, mobile: text.slice(region.length) } : { mobile: text };
}

/** A person's name in Han characters, or as a foreign passport writes it. */
export const checkName = (value: string): Problem =>
  check(
    value,
    'validation.name.required',
    'validation.name.format',
    HAN_NAME.test(value) || FOREIGN_NAME.test(value),
  );

export const checkPostcode = (value: string): Problem =>
  check(value, null, 'validation.postcode.format', /^\d{6}$/.test(value));

export const checkCreditCode = (value: string): Problem =>
  check(
    value,
    'validation.creditCode.required',
    'validation.creditCode.format',
    isCreditCode(normalizeIdNumber(value)),
  );

/** What somebody tells in their own words; length counts characters, not UTF-16 units. */
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
