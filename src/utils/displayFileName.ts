/** File names for display: to the person who chose the file, and to readers of the form. */

/** Characters that break the line, or reverse the letters so that an ending looks like another. */
const DECEIVING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const REPLACEMENT = '\ufffd';

/** The name with a visible sign for each character that would hide or reorder others. It is text, never markup. */
export const getDisplayFileName = (name: string): string => name.replace(DECEIVING, REPLACEMENT);
