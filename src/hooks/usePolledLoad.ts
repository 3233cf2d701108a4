import { useEffect } from 'react';
import { type Loaded, useLoad } from './useLoad';

/** Where the server does not answer it is asked less often, so many times: what failed can be read meanwhile. */
const SLOWER_AFTER_FAILURE = 5;

/**
 * Reads one answer, and asks again every `interval` ms for as long as `waits` says that it is not the last one. A page
 * in the background waits until it is looked at. `load` must be stable.
 */
export function usePolledLoad<T>(
  load: () => Promise<T>,
  waits: (data: T) => boolean,
  interval: number,
): Loaded<T> {
  const loaded = useLoad(load);
  const { data, loading, error, reload } = loaded;
  const isDue = data !== null && waits(data) && !loading;
  const pause = error ? SLOWER_AFTER_FAILURE * interval : interval;

  useEffect(() => {
    if (!isDue) return undefined;
    const ask = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isDue, pause, reload]);

  return loaded;
}
