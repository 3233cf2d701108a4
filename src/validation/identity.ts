/** Numbers of identity documents. Each predicate expects a normalized number: trimmed, upper case. */
import { toAsciiUpper } from './asciiCase';
import { isRealDate } from './dates';

/** Provinces with which a resident ID number may begin (GB/T 2260, first two digits). */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82'.split(
    ' ',
  ),
);
/** Regions of the residence permit for Hong Kong, Macau and Taiwan. */
const PERMIT_REGIONS = new Set(['810000', '820000', '830000']);

const RESIDENT_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const RESIDENT_CHECKS = '10X98765432';

const CREDIT_CODE = /^[1-9ANY][1-39][0-9]{6}[0-9A-HJ-NP-RTUW-Y]{10}$/;
const CREDIT_ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Returns the check character of the first 17 digits (GB 11643-1999; ISO 7064 MOD 11-2). */
function residentCheck(body: string): string {
  const sum = RESIDENT_WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return RESIDENT_CHECKS.charAt(sum % 11);
}

/** Whether a number has 17 digits with the birth date at index 6, and the correct check character. */
function isNumberOf18(value: string): boolean {
  return (
    /^\d{17}[\dX]$/.test(value) && isRealDate(value.slice(6, 14)) && residentCheck(value) === value.charAt(17)
  );
}

/**
 * Whether a number is a resident ID of 18 characters (GB 11643-1999). Checks only the province of the region, because
 * retired codes stay valid.
 */
export function isResidentId(value: string): boolean {
  return PROVINCES.has(value.slice(0, 2)) && !PERMIT_REGIONS.has(value.slice(0, 6)) && isNumberOf18(value);
}

/** Returns the 18-character form of a legacy 15-digit resident ID (born in 19xx), or null for any other number. */
export function upgradeResidentId(value: string): string | null {
  if (!/^\d{15}$/.test(value)) return null;
  const body = `${value.slice(0, 6)}19${value.slice(6)}`;
  const upgraded = `${body}${residentCheck(body)}`;
  return isResidentId(upgraded) ? upgraded : null;
}

/** Whether a number is of a residence permit for people from Hong Kong, Macau and Taiwan. */
export function isResidencePermit(value: string): boolean {
  return PERMIT_REGIONS.has(value.slice(0, 6)) && isNumberOf18(value);
}

/** Whether a number is a unified social credit code (GB 32100-2015). */
export function isCreditCode(value: string): boolean {
  if (!CREDIT_CODE.test(value)) return false;
  const sum = [...value.slice(0, 17)].reduce(
    (total, character, index) => total + CREDIT_ALPHABET.indexOf(character) * (3 ** index % 31),
    0,
  );
  return CREDIT_ALPHABET.charAt((31 - (sum % 31)) % 31) === value.charAt(17);
}

/** New form: 9, province, nationality (ISO 3166-1 numeric), birth, sequence, check. Same check as the resident ID. */
function isPermanentResidence18(value: string): boolean {
  return value.startsWith('9') && PROVINCES.has(value.slice(1, 3)) && isNumberOf18(value);
}

/** Old form: nationality in letters, 12 digits; weights 7, 3, 1 repeating, A = 10 (ICAO 9303, part 3). */
function isPermanentResidence15(value: string): boolean {
  if (!/^[A-Z]{3}\d{12}$/.test(value)) return false;
  const weights = [7, 3, 1];
  const sum = [...value.slice(0, 14)].reduce(
    (total, character, index) => total + Number.parseInt(character, 36) * (weights[index % 3] ?? 0),
    0,
  );
  return sum % 10 === Number(value.charAt(14));
}

/**
 * Whether a number is of a foreigner's permanent residence card, in the new form of 18 digits or the old one of 15
 * characters.
 */
export function isPermanentResidenceId(value: string): boolean {
  return isPermanentResidence18(value) || isPermanentResidence15(value);
}

/** Whether a number is of a mainland travel permit for Hong Kong or Macau residents. */
export const isTravelPermit = (value: string): boolean => /^[HM](\d{8}|\d{10})$/.test(value);

/** Whether a number is of a mainland travel permit for Taiwan residents. */
export const isTaiwanPermit = (value: string): boolean => /^(\d{8}|\d{10}(\([A-Z]\))?)$/.test(value);

/**
 * Whether a text has the form of a passport number. All countries' numbers contain digits: letters alone are a name.
 */
export const isPassport = (value: string): boolean => /^(?=.*\d)[A-Z0-9]{5,12}$/.test(value);

/** Normalizes a document number for the predicates. */
export const normalizeIdNumber = (value: string): string => toAsciiUpper(value.trim());
