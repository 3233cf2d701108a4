/** First and last day of a document. Days are YYYY-MM-DD, `today` the present one in China; '' where none was given. */
import { isCalendarDay } from './days';
import type { Problem } from './problem';

/** The day a document is valid from. */
export function checkIdFrom(from: string, today: string): Problem {
  if (from === '') return 'validation.idFrom.required';
  if (!isCalendarDay(from)) return 'validation.idFrom.format';
  return from > today ? 'validation.idFrom.future' : null;
}

/** The day a document is valid until. One that has ended proves nothing. */
export function checkIdTo(to: string, from: string, today: string): Problem {
  if (to === '') return 'validation.idTo.required';
  if (!isCalendarDay(to)) return 'validation.idFrom.format';
  if (from !== '' && to <= from) return 'validation.idTo.backwards';
  return to < today ? 'validation.idTo.over' : null;
}
