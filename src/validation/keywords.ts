/** Search keywords of lists. */
import { KEYWORD_MAX } from '../constants';
import { isWellFormed } from './text';

/** Whether a text is a valid search keyword. */
export const isKeyword = (text: string): boolean =>
  text.trim() !== '' && text.length <= KEYWORD_MAX && isWellFormed(text);

/** Returns a pattern that matches the keyword literally, ignoring case. */
const toPattern = (keyword: string): RegExp =>
  new RegExp(`(${keyword.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'iu');

/** Whether a text contains the keyword; every text contains an empty one. */
export const hasKeyword = (text: string, keyword = ''): boolean =>
  keyword.trim() === '' || toPattern(keyword).test(text);

/** A part of a text. */
interface KeywordPart {
  text: string;
  isHit: boolean;
  /** Offset in UTF-16 units. */
  start: number;
}

/** Splits a text into the occurrences of the keyword and the parts between them. */
export function splitByKeyword(text: string, keyword = ''): KeywordPart[] {
  if (keyword.trim() === '') return [{ text, isHit: false, start: 0 }];
  let start = 0;
  // split() includes the captured separators: every second part.
  return text
    .split(toPattern(keyword))
    .map((piece, index) => {
      const part = { text: piece, isHit: index % 2 === 1, start };
      start += piece.length;
      return part;
    })
    .filter((part) => part.text !== '');
}
