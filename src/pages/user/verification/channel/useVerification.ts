import { useCallback, useEffect } from 'react';
import { VERIFICATION_POLL } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { getVerification } from '@/services/verification';

/** In ms. */
const PAUSE_AFTER_FAILURE = 5 * VERIFICATION_POLL;

/** One query, asked again until it has ended; a page in the background waits until it is looked at. */
export function useVerification(id: string) {
  const loaded = useLoad(useCallback(() => getVerification(id), [id]));
  const { data, loading, error, reload } = loaded;
  const waits = data?.state === 'QUERYING' && !loading;
  // Where the server does not answer it is asked less often: what failed can be read meanwhile.
  const pause = error ? PAUSE_AFTER_FAILURE : VERIFICATION_POLL;

  useEffect(() => {
    if (!waits) return undefined;
    const ask = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(ask, pause);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [waits, pause, reload]);

  return loaded;
}
