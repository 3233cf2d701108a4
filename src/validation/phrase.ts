/** The phrase by which users recognize the portal's messages and sign-in page. */
import { PHRASE_MAX, PHRASE_MIN } from '../constants';
import type { Problem } from './problem';

/**
 * Letters, digits, emoji and punctuation that a phrase may contain. The portal quotes it in messages, so no character
 * may end the quotation, start an address, break the line or change the text direction.
 */
const ALLOWED =
  /^(?:[\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator} ,.!?'’&+·–-]|[，。！？、；…～]|\u200d)+$/u;
/** Letters without a visible glyph. */
const BLANK = /[\u115f\u1160\u3164\uffa0]/u;
/** More combining marks on a letter than any script uses. */
const MANY_MARKS = /\p{M}{5}/u;
const SEEN = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** Characters that combine with the previous one. */
const PARTS = /\p{M}|\p{Emoji_Modifier}|\u200d\P{M}/gu;
const FLAG = /\p{Regional_Indicator}{2}/gu;
/** A host name, which mail programs turn into a link, also with Latin letters after an ideographic full stop. */
const LINK = /[\p{L}\p{N}-](?:\.[\p{L}\p{N}]{2}|[.。][a-z\d]{2})/iu;
const BETWEEN_DIGITS = /[^\p{L}\p{Nd}]/gu;
/** The number of digits of a one-time code. */
const CODE = /\p{Nd}{6}/u;

/** Returns a phrase in its stored form: composed, one space between words. */
export const normalizePhrase = (input: string): string =>
  input
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const countCharacters = (text: string): number => [...text.replace(FLAG, 'F').replace(PARTS, '')].length;

/** Checks a phrase: PHRASE_MIN to PHRASE_MAX visible characters, without anything that looks like a link or a code. */
export function checkPhrase(input: string): Problem {
  const phrase = normalizePhrase(input);
  if (phrase === '') return 'phrase.required';
  const length = countCharacters(phrase);
  if (length < PHRASE_MIN || length > PHRASE_MAX) return 'phrase.length';
  const isText = ALLOWED.test(phrase) && !BLANK.test(phrase) && !MANY_MARKS.test(phrase);
  if (!isText || !SEEN.test(phrase)) return 'phrase.text';
  const compatible = phrase.normalize('NFKC');
  if (LINK.test(compatible)) return 'phrase.link';
  return CODE.test(compatible.replace(BETWEEN_DIGITS, '')) ? 'phrase.code' : null;
}
