import dayjs, { type Dayjs } from 'dayjs';
import { useRef } from 'react';

/** How a day is written where it is not read by people. */
export const DAY_FORMAT = 'YYYY-MM-DD';

/**
 * Reads a day for a date picker; null for none. The same day is the same object: given another one, the picker takes
 * back what is half typed.
 */
export function useDayParser() {
  const last = useRef<Dayjs | null>(null);
  return (text?: string): Dayjs | null => {
    if (!text) return null;
    if (last.current?.format(DAY_FORMAT) !== text) last.current = dayjs(text);
    return last.current;
  };
}
