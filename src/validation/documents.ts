/** Identity documents: the format of each type's number, and the data in it. */
import { toAsciiUpper } from './asciiCase';
import { formatChinaDateDigits } from './dates';
import {
  isPassport,
  isPermanentResidenceId,
  isResidencePermit,
  isResidentId,
  isTaiwanPermit,
  isTravelPermit,
  upgradeResidentId,
} from './identity';
import { isOneOf } from './isOneOf';
import type { Problem } from './problem';
import { removeSpaces } from './text';

/** All accepted document types, the most common first. */
const predicates = {
  RESIDENT_ID: (value: string) => isResidentId(value) || upgradeResidentId(value) !== null,
  RESIDENCE_PERMIT: isResidencePermit,
  PERMANENT_RESIDENCE: isPermanentResidenceId,
  TRAVEL_PERMIT: isTravelPermit,
  TAIWAN_PERMIT: isTaiwanPermit,
  PASSPORT: isPassport,
};

export type IdType = keyof typeof predicates;

export const idTypes = Object.keys(predicates) as IdType[];

export const isIdType = isOneOf(idTypes);

/** Normalizes a number: half-width characters, upper case, no spaces and no invisible characters. */
export const normalizeDocumentNumber = (input: string): string => toAsciiUpper(removeSpaces(input));

/** Returns a number in its stored form: normalized, and a legacy resident ID converted to 18 characters. */
export function canonicalizeIdNumber(type: IdType, input: string): string {
  const number = normalizeDocumentNumber(input);
  return (type === 'RESIDENT_ID' && upgradeResidentId(number)) || number;
}

/** Checks a typed document number. */
export function checkIdNumber(type: IdType, input: string): Problem {
  const number = normalizeDocumentNumber(input);
  if (number === '') return 'validation.idNo.required';
  return predicates[type](number) ? null : `validation.idNo.${type}`;
}

/** Returns the birth date (YYYYMMDD) in a valid number, if the type contains it with the century; otherwise null. */
export function getBirthDate(type: IdType, input: string): string | null {
  const number = canonicalizeIdNumber(type, input);
  if (checkIdNumber(type, number) !== null || number.length !== 18) return null;
  return type === 'RESIDENT_ID' || type === 'RESIDENCE_PERMIT' || type === 'PERMANENT_RESIDENCE'
    ? number.slice(6, 14)
    : null;
}

/** Returns the age in completed years of a person born on YYYYMMDD, on the day of `at` (ms) in China. */
export function getAge(birth: string, at: number): number {
  const today = formatChinaDateDigits(at);
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(4) < birth.slice(4) ? years - 1 : years;
}
