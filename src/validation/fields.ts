/**
 * Checks of fields: each returns the message to show, or null. This file has the fields of sign-in; passwords and
 * personal data (details.ts) have their own.
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

/** Mobile numbers by region code; the keys are the regions the portal serves. */
export const mobilePatterns = {
  '+86': /^1[3-9]\d{9}$/,
  '+852': /^[4-9]\d{7}$/,
  '+853': /^6\d{7}$/,
  '+886': /^0?9\d{8}$/,
} as const;

export type MobileRegion = keyof typeof mobilePatterns;

/** The region of a number that names none. */
export const HOME_REGION: MobileRegion = '+86';

const ACCOUNT = /^[A-Za-z][A-Za-z0-9_]{3,29}$/;
const CODE = new RegExp(`^\\d{${CODE_LENGTH}}$`);

/** Whether the number is one of the region's; the region is given as '+86'. */
export const isMobile = (value: string, region: string): boolean =>
  Object.hasOwn(mobilePatterns, region) && mobilePatterns[region as MobileRegion].test(value);

/** Whether the text can be an image captcha; upper and lower case count as the same. */
export const isCaptcha = (value: string): boolean =>
  value.length === CAPTCHA_LENGTH && /^[A-Za-z0-9]+$/.test(value);

export const isAccount = (value: string): boolean => ACCOUNT.test(value);

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
  if (isAccount(text) || readMobileName(text) || isIdNumber(text)) return true;
  return userType === 'legal' && isCreditCode(normalizeIdNumber(text));
}

/** '' → `required`; what fails the test → `wrong`. */
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

/** A code sent by SMS or mail. */
export const checkCode = (value: string): Problem =>
  checkFormat(value, 'validation.code.required', 'validation.code.format', CODE.test(value));

/** The first six-digit number of a pasted message, or ''. Full-width digits and '123 456' on its own count. */
export function extractCode(message: string): string {
  const text = message.normalize('NFKC');
  const number = text.match(/\d+/g)?.find((digits) => digits.length === CODE_LENGTH);
  if (number !== undefined) return number;
  const joined = text.replace(/[\s-]/g, '');
  return CODE.test(joined) ? joined : '';
}

/**
 * Normalizes the input of a code: digits, also full-width ones, or the code within a pasted message. An input without
 * a code stays unchanged, and the check refuses it.
 */
export function normalizeCode(input: string): string {
  const text = input.normalize('NFKC');
  if (/^[\d\s-]*$/.test(text)) return text.replace(/[\s-]/g, '');
  return extractCode(text) || input;
}

/**
 * A mobile number as it was pasted or filled in: its region where it begins with one of the portal's, and the
 * number without spaces and dashes.
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
 * The mobile number that a login name is, or null where it is none. A number without a region is one of HOME_REGION;
 * any other is written with its region, because regions share their digits. A number of Taiwan loses its leading 0.
 */
export function readMobileName(input: string): { region: MobileRegion; mobile: string } | null {
  const { region = HOME_REGION, mobile } = splitMobile(input);
  if (!isMobile(mobile, region)) return null;
  return { region, mobile: region === '+886' ? mobile.replace(/^0/, '') : mobile };
}

/** Whether a number has the form of another region's mobile number, without the region. */
export const lacksRegion = (input: string): boolean =>
  readMobileName(input) === null &&
  Object.keys(mobilePatterns).some((region) => isMobile(splitMobile(input).mobile, region));

/** The one spelling of a mobile number as a login name: bare in HOME_REGION, else +85261234567. */
export const spellMobileName = ({ region, mobile }: { region: string; mobile: string }): string =>
  region === HOME_REGION ? mobile : `${region}${mobile}`;
