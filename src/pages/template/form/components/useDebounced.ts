import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '@/hooks/useLatest';

/** A debounced function. */
interface Debounced<Args extends unknown[]> {
  /** Calls the function after `delay` ms without another call. */
  run: (...args: Args) => void;
  /** Drops a pending call. */
  cancel: () => void;
}

/** Debounces a function, for example a request for each key press. A pending call is dropped on unmount. */
export function useDebounced<Args extends unknown[]>(
  work: (...args: Args) => void,
  delay: number,
): Debounced<Args> {
  const latest = useLatest(work);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const run = useCallback(
    (...args: Args) => {
      cancel();
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    [latest, cancel, delay],
  );
  return { run, cancel };
}
