/**
 * Changes the case of ASCII letters only. JavaScript's own functions turn other letters into ASCII: the Kelvin sign
 * U+212A becomes k, the long s U+017F becomes S, the dotless i U+0131 becomes I. Two different names or addresses
 * would then compare as equal.
 */

/** Converts the letters a to z to upper case, and leaves all other characters unchanged. */
export const toAsciiUpper = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** Converts the letters A to Z to lower case, and leaves all other characters unchanged. */
export const toAsciiLower = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
