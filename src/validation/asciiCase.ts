/**
 * Changes the case of ASCII letters only. The functions of the language turn other letters into ASCII: the Kelvin
 * sign U+212A becomes k, the long s U+017F becomes S, the dotless i U+0131 becomes I. Two different names or
 * addresses would then compare as equal.
 */

/** The text with the letters a to z in upper case; everything else stays. */
export const toAsciiUpper = (text: string): string =>
  text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The text with the letters A to Z in lower case; everything else stays. */
export const toAsciiLower = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
