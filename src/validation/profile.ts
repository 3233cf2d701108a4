/** Checks and normalizes the fields of the profile. A check returns a message key, or null if the value is valid. */
import {
  ADDRESS_DETAIL_MAX,
  ADDRESS_DETAIL_MIN,
  NICKNAME_MAX,
  PASSKEY_NAME_MAX,
  PROFILE_MAX,
} from '../constants';
import type { MessageKey } from '../locales/zh-CN/index';
import { isCountry } from './countries';
import type { Problem } from './problem';
import { isVisible, normalizeLines, removeSpaces } from './text';

/** Control, format and private-use characters, lone surrogates, line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** Invisible characters that a text may contain: line breaks, tabs, and the joiners of some scripts and emoji. */
const ALLOWED = /[\n\r\t\u200c\u200d]/g;

const getLength = (text: string): number => [...text].length;

/** Checks a normalized text. Returns `tooLong` above `max` characters, and `invisible` for invisible characters. */
function checkText(text: string, max: number, tooLong: MessageKey, invisible: MessageKey): Problem {
  if (getLength(text) > max) return tooLong;
  return !INVISIBLE.test(text.replace(ALLOWED, '')) && isVisible(text) ? null : invisible;
}

/** Returns a line in its stored form: NFC, one space between words. */
export const normalizeLine = (input: string): string => input.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Checks the name that other users see. */
export function checkNickname(input: string): Problem {
  const nickname = normalizeLine(input);
  if (nickname === '') return 'profile.nickname.required';
  return checkText(nickname, NICKNAME_MAX, 'profile.nickname.long', 'profile.nickname.text');
}

/** Checks the name of a passkey, which may be empty. */
export function checkPasskeyName(input: string): Problem {
  const name = normalizeLine(input);
  return name === '' ? null : checkText(name, PASSKEY_NAME_MAX, 'passkeys.name.long', 'passkeys.name.text');
}

/** Checks the user's description of themselves, which may have several lines. */
export function checkProfileText(input: string): Problem {
  const profile = normalizeLines(input);
  if (profile === '') return 'profile.profile.required';
  return checkText(profile, PROFILE_MAX, 'profile.profile.long', 'profile.profile.text');
}

export function checkCountry(code: string): Problem {
  if (code === '') return 'profile.country.required';
  return isCountry(code) ? null : 'profile.country.unknown';
}

/** Checks the street and number of a postal address. */
export function checkStreet(input: string): Problem {
  const street = normalizeLine(input);
  if (street === '') return 'profile.address.required';
  if (getLength(street) < ADDRESS_DETAIL_MIN) return 'profile.address.short';
  return checkText(street, ADDRESS_DETAIL_MAX, 'profile.address.long', 'profile.address.text');
}

/** A mainland mobile, a mainland landline with its area code and maybe an extension, or any number with a country code. */
const PHONE = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|\+[1-9]\d{6,14})$/;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Returns a phone number in its stored form: half-width, without spaces and brackets, with dashes only in a landline. */
export function normalizePhone(input: string): string {
  const text = removeSpaces(input)
    .replace(DASHES, '-')
    .replace(/^\((0\d{2,3})\)/, '$1-')
    .replace(/[()]/g, '')
    .replace(/^00/, '+');
  return text.startsWith('0') ? text : text.replaceAll('-', '');
}

/** Checks a mobile number, a landline or an international number. */
export function checkPhone(input: string): Problem {
  const phone = normalizePhone(input);
  if (phone === '') return 'profile.phone.required';
  return PHONE.test(phone) ? null : 'profile.phone.format';
}
