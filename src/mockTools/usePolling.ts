import { useEffect } from 'react';
import { SECOND } from '@/constants';
import { useLoad } from '@/hooks/useLoad';

/** Between an answer and the next question, in ms. */
const POLL = 2 * SECOND;

/** Reads an answer again and again while the component is there, one question at a time. `load` must be stable. */
export function usePolling<T>(load: () => Promise<T>) {
  const loaded = useLoad(load);
  const { loading, reload } = loaded;

  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(reload, POLL);
    return () => clearTimeout(timer);
  }, [loading, reload]);

  return loaded;
}
