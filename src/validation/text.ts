/** Measures of text that do not depend on how JavaScript stores it. */

const LONE_SURROGATE = /\p{Cs}/u;

/** Whether the text can be written in UTF-8: no half of a pair of UTF-16 units. */
export const isWellFormed = (text: string): boolean => !LONE_SURROGATE.test(text);

/** Letters and signs that are drawn as nothing. */
const BLANK = /[\s\u115f\u1160\u2800\u3164\uffa0]/gu;
const DRAWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is anything to see in a text. */
export const isVisible = (text: string): boolean => DRAWN.test(text.replace(BLANK, ''));

/** Lines as they are kept: composed, and their ends are the same on every device. */
export const normalizeLines = (input: string): string =>
  input.normalize('NFC').replace(/\r\n?/g, '\n').trim();

/** Narrow characters, no spaces and no invisible characters. */
export const removeSpaces = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');

/** Normalizes a number: narrow characters, no spaces, dashes or invisible characters. */
export const removeSeparators = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Cf}\p{Pd}\u2212]/gu, '');

/** Length in UTF-8 bytes. */
export const getUtf8Length = (text: string): number => new TextEncoder().encode(text).length;
