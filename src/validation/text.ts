/** Checks and normalizes text independently of its UTF-16 representation. */

const LONE_SURROGATE = /\p{Cs}/u;

/** Whether the text can be encoded in UTF-8: it has no lone surrogates. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** Letters and symbols without a visible glyph. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]/gu;
const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => DRAWN.test(text.replace(BLANK, ''));

/** Normalizes lines for storage: composed characters, and the same line ends on every device. */
export const normalizeLines = (input: string): string =>
  input.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Converts to half-width characters and removes spaces and invisible characters. */
export const removeSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Normalizes a number: half-width characters, no spaces, dashes or invisible characters. */
export const removeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '');

/** Returns the length in UTF-8 bytes. */
export const getUtf8Length = (text: string): number => new TextEncoder().encode(text).length;
