import type { AriaAttributes, FocusEventHandler } from 'react';
import { isCalendarDay } from '@/validation/days';

/** What a field for a day takes, with its calendar or without. */
export interface DayFieldProps extends AriaAttributes {
  /** From Form.Item. */
  id?: string;
  name?: string;
  className?: string;
  placeholder?: string;
  /** YYYY-MM-DD; '' or undefined for none. */
  value?: string;
  /** Gets the day as YYYY-MM-DD, '' for none. */
  onChange?: (day: string) => void;
  /** From a Form.Item whose rules are checked when the field is left. */
  onBlur?: FocusEventHandler<HTMLElement>;
}

const TYPED = /^(\d{4})([-./]?)(\d\d?)\2(\d\d?)$/;

/**
 * The day that is typed, as YYYY-MM-DD; null where it is none, or not yet. People type 2026-03-01 or 20260301 or, as
 * documents print it, 2026.03.01 or 2026/03/01, each with a mark without its zeros, too.
 */
export function parseTypedDay(typed: string): string | null {
  const [, year = '', mark = '', month = '', date = ''] = TYPED.exec(typed) ?? [];
  const padded = [year, month.padStart(2, '0'), date.padStart(2, '0')];
  const plain = [year, Number(month), Number(date)];
  if (typed !== padded.join(mark) && (mark === '' || typed !== plain.join(mark))) return null;
  const day = padded.join('-');
  return isCalendarDay(day) ? day : null;
}
