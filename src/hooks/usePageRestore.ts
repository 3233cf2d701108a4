import { useEffect } from 'react';
import { useLatest } from './useLatest';

/**
 * Calls `onRestore` when the browser restores the page from its back/forward cache. The page is hidden before it is
 * cached, so that no private data is visible for a moment; `onRestore` has to hide it immediately.
 */
export function usePageRestore(onRestore: () => void) {
  const latest = useLatest(onRestore);

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
  }, [latest]);
}
