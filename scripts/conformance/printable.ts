/** Texts of a server are printed to a terminal or a report as plain text only. */

/** Replaces characters that move the cursor, end a line, or change the direction of writing by a space. */
export const toPrintable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ');

/** The same for a text of several lines that the kit has written. */
export const toPrintableLines = (text: string): string => text.split('\n').map(toPrintable).join('\n');
