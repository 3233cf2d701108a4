import type { AriaAttributes, FocusEventHandler } from 'react';
import { isCalendarDay } from '@/validation/days';

/** How a user uses the field: not at all, typing in it, or waiting for its calendar. */
export type FieldUse = 'none' | 'inside' | 'opening';

/** Props of a date field, with or without its calendar. */
export interface DayFieldProps extends AriaAttributes {
  /** From Form.Item. */
  id?: string;
  name?: string;
  className?: string;
  placeholder?: string;
  /** YYYY-MM-DD, or a typed text that is no day; '' or undefined for none. */
  value?: string;
  /** Gets the day as YYYY-MM-DD, '' for none, or the typed text if it is no day: the form's rule rejects it. */
  onChange?: (day: string) => void;
  /** From a Form.Item that validates on blur. */
  onBlur?: FocusEventHandler<HTMLElement>;
}

export const ISO_FORMAT = 'YYYY-MM-DD';

/** Formats of languages that do not write the year first. */
const FORMATS: Readonly<Record<string, string>> = { 'en-US': 'MM/DD/YYYY', 'pt-BR': 'DD/MM/YYYY' };

/** Format of a day in a language, in the tokens of dayjs. */
export const getDayFormat = (locale: string): string => FORMATS[locale] ?? ISO_FORMAT;

/** Writes a day (YYYY-MM-DD) in a format; other text stays. */
export function writeTypedDay(day: string, format: string): string {
  if (!isCalendarDay(day)) return day;
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

const YEAR_LAST = /^(\d\d?)\/(\d\d?)\/(\d{4})$/;

/** Moves the year of a day typed in a format that ends with it to the front. */
const putYearFirst = (typed: string, format: string): string =>
  format.endsWith('YYYY')
    ? typed.replace(YEAR_LAST, format.startsWith('DD') ? '$3/$2/$1' : '$3/$1/$2')
    : typed;

const TYPED = /^(\d{4})([-./]?)(\d\d?)\2(\d\d?)$/;

/**
 * Returns the typed day as YYYY-MM-DD, or null if the text is no complete day. Besides `format`, accepts 2026-03-01,
 * 20260301 and, as documents print it, 2026.03.01 and 2026/03/01. Zeros may be left out where there are separators.
 */
function parseTypedDay(text: string, format: string): string | null {
  const typed = putYearFirst(text, format);
  const [, year = '', mark = '', month = '', date = ''] = TYPED.exec(typed) ?? [];
  const padded = [year, month.padStart(2, '0'), date.padStart(2, '0')];
  const plain = [year, Number(month), Number(date)];
  if (typed !== padded.join(mark) && (mark === '' || typed !== plain.join(mark))) return null;
  const day = padded.join('-');
  return isCalendarDay(day) ? day : null;
}

/** Returns the value of a typed text: the day as YYYY-MM-DD, '' if only blanks are left, else the text as it is. */
export const readTypedDay = (typed: string, format = ISO_FORMAT): string =>
  parseTypedDay(typed, format) ?? (typed.trim() && typed);

/** Whether a value is a typed text that is no day. */
export const isUnreadableDay = (value = ''): boolean => value !== '' && !isCalendarDay(value);
