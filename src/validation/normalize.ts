/** Normalizes typed and pasted text: full-width characters become half-width, and unneeded spaces are removed. */
import { removeSpaces } from './text';

/** Normalizes an account name; case is unchanged. */
export const normalizeAccount = removeSpaces;

export const normalizeEmail = removeSpaces;

/** Normalizes a postcode: half-width digits, no spaces. Unlike removeSpaces, it keeps invisible characters. */
export const normalizePostcode = (input: string): string => input.normalize('NFKC').replace(/\s/g, '');

/** The dots that keyboards offer within a name; documents use the middle dot. */
const DOTS = /[\u2022\u2027\u22c5\u30fb\uff0e\uff65]/g;

/** The apostrophes that keyboards and word processors insert instead of the ASCII one. */
const APOSTROPHES = /[\u2018\u2019\u02bc\uff07]/g;
const WIDE = /[\uff21-\uff3a\uff41-\uff5a\uff0d]/g;
/** Difference between the code of a full-width character and its half-width form. */
const WIDE_BY = 0xfee0;

const narrow = (wide: string): string => String.fromCharCode(wide.charCodeAt(0) - WIDE_BY);

/** Normalizes a name: one space between its words, none around it, middle dots, half-width Latin letters. */
export const normalizeName = (input: string): string =>
  input
    .replace(DOTS, '\u00b7')
    .replace(APOSTROPHES, "'")
    .replace(WIDE, narrow)
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
