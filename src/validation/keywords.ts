/** Keywords that lists are searched by. */
import { KEYWORD_MAX } from '../constants';
import { isWellFormed } from './text';

/** Whether a text can be searched for. */
export const isKeyword = (text: string): boolean =>
  text.trim() !== '' && text.length <= KEYWORD_MAX && isWellFormed(text);

/** Finds the keyword as it is written, whatever the case; no character of it has a meaning of its own. */
const toPattern = (keyword: string): RegExp =>
  new RegExp(`(${keyword.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'iu');

/** Whether a text has the keyword in it; every text has none. */
export const hasKeyword = (text: string, keyword = ''): boolean =>
  keyword.trim() === '' || toPattern(keyword).test(text);

/** One piece of a text. */
interface KeywordPart {
  text: string;
  isHit: boolean;
  /** The offset, in UTF-16 units. */
  start: number;
}

/** A text in pieces, the keyword's and those between them. */
export function splitByKeyword(text: string, keyword = ''): KeywordPart[] {
  if (keyword.trim() === '') return [{ text, isHit: false, start: 0 }];
  let start = 0;
  // split() keeps the captured separators: every second piece.
  return text
    .split(toPattern(keyword))
    .map((piece, index) => {
      const part = { text: piece, isHit: index % 2 === 1, start };
      start += piece.length;
      return part;
    })
    .filter((part) => part.text !== '');
}
