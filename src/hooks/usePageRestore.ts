import { useEffect, useRef } from 'react';

/**
 * Calls `onThaw` when the browser restores the page from its back/forward cache. The page is hidden when it is
 * frozen, so that no private data flashes; `onThaw` has to hide it immediately.
 */
export function usePageRestore(onThaw: () => void) {
  const latest = useRef(onThaw);

  useEffect(() => {
    latest.current = onThaw;
  });

  useEffect(() => {
    const onHide = ({ persisted }: PageTransitionEvent) => {
      document.body.hidden = persisted;
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) latest.current();
      document.body.hidden = false;
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
}
