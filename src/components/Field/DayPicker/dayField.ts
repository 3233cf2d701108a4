import type { AriaAttributes, FocusEventHandler } from 'react';
import { isCalendarDay } from '@/validation/days';

/** How the user interacts with the field: not at all, typing, or waiting for its calendar. */
export type FieldUse = 'none' | 'inside' | 'opening';

/** Props of a date field, with or without its calendar. */
export interface DayFieldProps extends AriaAttributes {
  /** Set by Form.Item. */
  id?: string;
  name?: string;
  className?: string;
  placeholder?: string;
  /** YYYY-MM-DD, or an invalid typed text; '' or undefined if empty. */
  value?: string;
  /** Receives the day as YYYY-MM-DD, '' if empty, or an invalid typed text, which the form's rule rejects. */
  onChange?: (day: string) => void;
  /** Set by a Form.Item that validates on blur. */
  onBlur?: FocusEventHandler<HTMLElement>;
}

export const ISO_FORMAT = 'YYYY-MM-DD';

/** Formats of languages that do not write the year first. */
const FORMATS: Readonly<Record<string, string>> = { 'en-US': 'MM/DD/YYYY', 'pt-BR': 'DD/MM/YYYY' };

/** Format of a day in a language, in the tokens of dayjs. */
export const getDayFormat = (locale: string): string => FORMATS[locale] ?? ISO_FORMAT;

/** Formats a day (YYYY-MM-DD); returns other text unchanged. */
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
 * 20260301 and, as printed on documents, 2026.03.01 and 2026/03/01. With separators, leading zeros are optional.
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

/** Returns the value of a typed text: a day as YYYY-MM-DD, '' for blank text, otherwise the text itself. */
export const readTypedDay = (typed: string, format = ISO_FORMAT): string =>
  parseTypedDay(typed, format) ?? (typed.trim() && typed);

/** Whether a value is an invalid typed text. */
export const isUnreadableDay = (value = ''): boolean => value !== '' && !isCalendarDay(value);
