/** Characters that break the line, or reverse the letters so that the file extension looks like another one. */
const DECEIVING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const REPLACEMENT = '\ufffd';

/** Returns the file name for display, as text: each character that would hide or reorder others becomes visible. */
export const getDisplayFileName = (name: string): string => name.replace(DECEIVING, REPLACEMENT);
