/** Checks and normalizes the fields of the profile. A check returns a message key, or null if the value is valid. */
import {
  ADDRESS_DETAIL_MAX,
  ADDRESS_DETAIL_MIN,
  NICKNAME_MAX,
  PASSKEY_NAME_MAX,
  PROFILE_MAX,
} from '../constants';
import { isCountry } from './countries';
import type { Problem } from './problem';
import { isVisible, normalizeLines, removeSpaces } from './text';

/** Control and format characters, private ones, lone surrogates, separators of lines and paragraphs. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;
/** The two joiners, which some scripts and emoji contain. */
const JOINERS = /[\u200c\u200d]/g;
const LINE_BREAKS_AND_TABS = /[\n\r\t]/g;

const lengthOf = (text: string): number => [...text].length;

/** Whether everything in a text can be seen. */
const isSeen = (text: string): boolean => !UNSEEN.test(text.replace(JOINERS, ''));

/** Returns a line in its stored form: NFC, one space between words. */
export const normalizeLine = (input: string): string => input.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The name others see; up to NICKNAME_MAX characters that can be seen. */
export function checkNickname(input: string): Problem {
  const nickname = normalizeLine(input);
  if (nickname === '') return 'profile.nickname.required';
  if (lengthOf(nickname) > NICKNAME_MAX) return 'profile.nickname.long';
  return isSeen(nickname) && isVisible(nickname) ? null : 'profile.nickname.text';
}

/** The name of a passkey, which may be empty; up to PASSKEY_NAME_MAX characters that can be seen. */
export function checkPasskeyName(input: string): Problem {
  const name = normalizeLine(input);
  if (name === '') return null;
  if (lengthOf(name) > PASSKEY_NAME_MAX) return 'passkeys.name.long';
  return isSeen(name) && isVisible(name) ? null : 'passkeys.name.text';
}

/** A few words about oneself, of up to PROFILE_MAX characters on any number of lines. */
export function checkProfileText(input: string): Problem {
  const profile = normalizeLines(input);
  if (profile === '') return 'profile.profile.required';
  if (lengthOf(profile) > PROFILE_MAX) return 'profile.profile.long';
  return isSeen(profile.replace(LINE_BREAKS_AND_TABS, '')) && isVisible(profile)
    ? null
    : 'profile.profile.text';
}

export function checkCountry(code: string): Problem {
  if (code === '') return 'profile.country.required';
  return isCountry(code) ? null : 'profile.country.unknown';
}

/** Street and number, as an address of a parcel has them. */
export function checkStreet(input: string): Problem {
  const street = normalizeLine(input);
  const length = lengthOf(street);
  if (length === 0) return 'profile.address.required';
  if (length < ADDRESS_DETAIL_MIN) return 'profile.address.short';
  if (length > ADDRESS_DETAIL_MAX) return 'profile.address.long';
  return isSeen(street) && isVisible(street) ? null : 'profile.address.text';
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
