import { useCallback, useEffect, useRef } from 'react';

/** Work that waits until nobody asks for it any more. */
interface Debounced<Args extends unknown[]> {
  /** Does the work once `delay` ms pass without another call of this. */
  run: (...args: Args) => void;
  /** Does nothing of what still waits. */
  cancel: () => void;
}

/** Debounces what each key would ask a server for. What waits as the component goes is not done. */
export function useDebounced<Args extends unknown[]>(
  work: (...args: Args) => void,
  delay: number,
): Debounced<Args> {
  const latest = useRef(work);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    latest.current = work;
  });
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const run = useCallback(
    (...args: Args) => {
      cancel();
      timer.current = setTimeout(() => latest.current(...args), delay);
    },
    [cancel, delay],
  );
  return { run, cancel };
}
