/**
 * The case of ASCII letters alone. The language's own functions make ASCII letters of others: the Kelvin sign U+212A
 * becomes k, the long s U+017F becomes S, the dotless i U+0131 becomes I. Where names or addresses are compared, somebody
 * else's would then read as one's own.
 */

/** The text with the letters a to z in upper case; everything else stays. */
export const toAsciiUpper = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The text with the letters A to Z in lower case; everything else stays. */
export const toAsciiLower = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
