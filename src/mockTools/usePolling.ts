import { useEffect } from 'react';
import { SECOND } from '@/constants';
import { useLoad } from '@/hooks/useLoad';

/** Delay between a response and the next request, in ms. */
const POLL_DELAY = 2 * SECOND;

/** Polls `load` while the component is mounted, one request at a time. `load` must be stable. */
export function usePolling<T>(load: () => Promise<T>) {
  const loaded = useLoad(load);
  const { loading, reload } = loaded;

  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(reload, POLL_DELAY);
    return () => clearTimeout(timer);
  }, [loading, reload]);

  return loaded;
}
