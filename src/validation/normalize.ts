/** How the portal writes what people type or paste: full-width characters narrow, no spaces where none belong. */
import { removeSpaces } from './text';

/** An account name; upper and lower case stay. */
export const normalizeAccount = removeSpaces;

export const normalizeEmail = removeSpaces;

/** The dots keyboards offer within a name; documents print the middle one. */
const DOTS = /[\u2022\u2027\u22c5\u30fb\uff0e\uff65]/g;

/** The apostrophes keyboards and word processors put for the plain one. */
const APOSTROPHES = /[\u2018\u2019\u02bc\uff07]/g;
const WIDE = /[\uff21-\uff3a\uff41-\uff5a\uff0d]/g;
/** How far full-width characters are from their narrow ones. */
const WIDE_BY = 0xfee0;

const narrow = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - WIDE_BY);

/** A name: one space between its words, none around; its dots are middle dots, its Latin letters narrow. */
export const normalizeName = (input: string): string =>
  input
    .replace(DOTS, '\u00b7')
    .replace(APOSTROPHES, "'")
    .replace(WIDE, narrow)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
