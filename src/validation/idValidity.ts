/** First and last day of a document. Days are YYYY-MM-DD, or '' if missing; `today` is the current day in China. */
import { isCalendarDay } from './days';
import type { Problem } from './problem';

/** Checks the day a document is valid from. */
export function checkIdFrom(from: string, today: string): Problem {
  if (from === '') return 'validation.idFrom.required';
  if (!isCalendarDay(from)) return 'validation.day';
  return from > today ? 'validation.idFrom.future' : null;
}

/** Checks the day a document is valid until. An expired document is invalid. */
export function checkIdTo(to: string, from: string, today: string): Problem {
  if (to === '') return 'validation.idTo.required';
  if (!isCalendarDay(to)) return 'validation.day';
  if (isCalendarDay(from) && to <= from) return 'validation.idTo.backwards';
  return to < today ? 'validation.idTo.over' : null;
}
