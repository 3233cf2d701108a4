/** What a server has said may stand on a terminal or in a report only as plain text. */

/** Whatever moves a terminal's cursor, ends a line, or turns the direction of writing, as a space. */
export const toPrintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');

/** The same for a text of several lines of the kit's own. */
export const toPrintableLines = (text: string): string => text.split('\n').map(toPrintable).join('\n');
