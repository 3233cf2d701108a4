/** Names of files as somebody may see them: the person who chose one, and whoever reads the form. */

/** What would break the line, or turn the letters round so that an ending reads as another. */
const DECEIVING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const REPLACEMENT = '\ufffd';

/** The name with a visible sign for each character that would hide or reorder others. It is text, never markup. */
export const getDisplayFileName = (name: string): string => name.replace(DECEIVING, REPLACEMENT);
