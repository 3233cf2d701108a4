/** The phrase by which the owner of an account recognizes messages and sign-in page of the portal. */
import { PHRASE_MAX, PHRASE_MIN } from '../constants';
import type { Problem } from './problem';

/**
 * Letters, digits, emoji and the punctuation of a phrase. The portal quotes it in messages, so no other sign may end the
 * quotation, start an address, break the line or turn the direction of writing.
 */
const ALLOWED =
  /^(?:[\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator} ,.!?'’&+·–-]|[，。！？、；…～]|\u200d)+$/u;
/** Letters that are drawn as nothing. */
const BLANK = /[\u115f\u1160\u3164\uffa0]/u;
/** More marks on one letter than any script writes. */
const MANY_MARKS = /\p{M}{5}/u;
const SEEN = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
/** What belongs to the character before it. */
const PARTS = /\p{M}|\p{Emoji_Modifier}|\u200d\P{M}/gu;
const FLAG = /\p{Regional_Indicator}{2}/gu;
/** A host name: mail programs turn it into a link. Latin letters after an ideographic full stop do as well. */
const LINK = /[\p{L}\p{N}-](?:\.[\p{L}\p{N}]{2}|[.。][a-z\d]{2})/iu;
const BETWEEN_DIGITS = /[^\p{L}\p{Nd}]/gu;
/** As many digits as a one-time code. */
const CODE = /\p{Nd}{6}/u;

/** A phrase as it is stored: composed, one space between words. */
export const normalizePhrase = (input: string): string =>
  input
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const countCharacters = (text: string): number => [...text.replace(FLAG, 'F').replace(PARTS, '')].length;

/** From PHRASE_MIN to PHRASE_MAX characters that can be seen, without anything that looks like a link or a code. */
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
