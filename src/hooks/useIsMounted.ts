import { useEffect, useRef } from 'react';

/** Returns a ref to whether the component is mounted, for code that continues after a request. */
export function useIsMounted() {
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return isMounted;
}
