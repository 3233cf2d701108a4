/**
 * Checks of fields: each returns the key of the error message, or null. This file has the fields of sign-in;
 * details.ts has personal data, and password.ts and newPassword.ts have passwords.
 */
import { CAPTCHA_LENGTH, CODE_LENGTH } from '../constants';
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

/** Formats of mobile numbers by region code; the keys are the supported regions. */
export const mobilePatterns = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[4-9]\d{7}$/,
  '+853': /^6\d{7}$/,
  '+886': /^0?9\d{8}$/,
} as const;

export type MobileRegion = keyof typeof mobilePatterns;

/** The default region, of a number without a region. */
export const HOME_REGION: MobileRegion = '+86';

const ACCOUNT = /^[A-Za-z][A-Za-z0-9_]{3,29}$/;
const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Whether a number is a mobile number of a region, given as '+86'. */
export const isMobile = (value: string, region: string): boolean =>
  Object.hasOwn(mobilePatterns, region) && mobilePatterns[region as MobileRegion].test(value);

/** Whether a text has the form of an image captcha's answer; case is ignored. */
export const isCaptcha = (value: string): boolean =>
  value.length === CAPTCHA_LENGTH && /^[A-Za-z0-9]+$/.test(value);

export const isAccount = (value: string): boolean => ACCOUNT.test(value);

/** Whether a value is a number of any known document type. */
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

/** Whether a value is an account name, a mobile or a document number; for a legal entity also its credit code. */
export function isLoginId(value: string, userType: 'person' | 'legal' = 'person'): boolean {
  const text = value.trim();
  if (isAccount(text) || readMobileName(text) || isIdNumber(text)) return true;
  return userType === 'legal' && isCreditCode(normalizeIdNumber(text));
}

/** Returns `required` for an empty value, and `wrong` for a value that fails the test. */
export function checkFormat(value: string, required: Problem, wrong: Problem, passes: boolean): Problem {
  if (value === '') return required;
  return passes ? null : wrong;
}

export const checkLoginId = (value: string, userType: 'person' | 'legal' = 'person'): Problem =>
  checkFormat(
    value.trim(),
    'validation.loginId.required',
    'validation.loginId.format',
    isLoginId(value, userType),
  );

export const checkMobile = (value: string, region: string): Problem =>
  checkFormat(value, 'validation.mobile.required', 'validation.mobile.format', isMobile(value, region));

export const checkCaptchaText = (value: string): Problem =>
  checkFormat(value, 'validation.captcha.required', 'validation.captcha.format', isCaptcha(value));

/** Checks a code that was sent by text message or mail. */
export const checkCode = (value: string): Problem =>
  checkFormat(value, 'validation.code.required', 'validation.code.format', CODE.test(value));

/**
 * Returns the first six-digit number in a pasted message, or ''. Accepts full-width digits, and '123 456' without
 * other text.
 */
export function extractCode(message: string): string {
  const text = message.normalize('NFKC');
  const number = text.match(/\d+/g)?.find((digits) => digits.length === CODE_LENGTH);
  if (number !== undefined) return number;
  const joined = text.replace(/[\s-]/g, '');
  return CODE.test(joined) ? joined : '';
}

/**
 * Normalizes the input of a code: digits, also full-width ones, or the code within a pasted message. Input without a
 * code stays unchanged, so that the check rejects it.
 */
export function normalizeCode(input: string): string {
  const text = input.normalize('NFKC');
  if (/^[\d\s-]*$/.test(text)) return text.replace(/[\s-]/g, '');
  return extractCode(text) || input;
}

/**
 * Splits a pasted mobile number into its region, if it begins with a supported one, and the number without spaces and
 * dashes.
 */
export function splitMobile(input: string): { region?: MobileRegion; mobile: string } {
  const text = input
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^00/, '+');
  const region = (Object.keys(mobilePatterns) as MobileRegion[]).find((code) => text.startsWith(code));
  return region ? { region, mobile: text.slice(region.length) } : { mobile: text };
}

/**
 * Parses a login name as a mobile number; null for any other login name. A number without a region belongs to
 * HOME_REGION; others need their region, because regions share number formats. Removes the leading 0 of a number of
 * Taiwan.
 */
export function readMobileName(input: string): { region: MobileRegion; mobile: string } | null {
  const { region = HOME_REGION, mobile } = splitMobile(input);
  if (!isMobile(mobile, region)) return null;
  return { region, mobile: region === '+886' ? mobile.replace(/^0/, '') : mobile };
}

/** Whether a number without a region has the format of another region's mobile numbers. */
export const lacksRegion = (input: string): boolean =>
  readMobileName(input) === null &&
  Object.keys(mobilePatterns).some((region) => isMobile(splitMobile(input).mobile, region));

/**
 * Returns the canonical form of a mobile number as a login name: without region in HOME_REGION, otherwise like
 * +85261234567.
 */
export const spellMobileName = ({ region, mobile }: { region: string; mobile: string }): string =>
  region === HOME_REGION ? mobile : `${region}${mobile}`;
