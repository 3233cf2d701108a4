import { useCallback, useEffect } from 'react';
import { VERIFICATION_POLL } from '@/constants';
import { useLoad } from '@/hooks/useLoad';
import { getVerification } from '@/services/verification';

/** One query, asked again until it has ended; a page in the background waits until it is looked at. */
export function useVerification(id: string) {
  const loaded = useLoad(useCallback(() => getVerification(id), [id]));
  const { data, loading, error, reload } = loaded;
  const waits = data?.state === 'QUERYING' && !loading && !error;

  useEffect(() => {
    if (!waits) return undefined;
    const ask = () => {
      if (!document.hidden) reload();
    };
    const timer = setInterval(ask, VERIFICATION_POLL);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [waits, reload]);

  return loaded;
}
