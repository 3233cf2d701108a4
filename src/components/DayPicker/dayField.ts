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

const TYPED = /^(\d{4})([-./]?)(\d\d?)\2(\d\d?)$/;

/**
 * Returns the typed day as YYYY-MM-DD, or null if the text is no day or not complete. It accepts 2026-03-01, 20260301
 * and, as documents print it, 2026.03.01 and 2026/03/01; with a separator also without leading zeros.
 */
function parseTypedDay(typed: string): string | null {
  const [, year = '', mark = '', month = '', date = ''] = TYPED.exec(typed) ?? [];
  const padded = [year, month.padStart(2, '0'), date.padStart(2, '0')];
  const plain = [year, Number(month), Number(date)];
  if (typed !== padded.join(mark) && (mark === '' || typed !== plain.join(mark))) return null;
  const day = padded.join('-');
  return isCalendarDay(day) ? day : null;
}

/** Returns the value of a typed text: the day as YYYY-MM-DD, '' if only blanks are left, else the text as it is. */
export const readTypedDay = (typed: string): string => parseTypedDay(typed) ?? (typed.trim() && typed);

/** Whether a value is a typed text that is no day. */
export const isUnreadableDay = (value = ''): boolean => value !== '' && !isCalendarDay(value);
