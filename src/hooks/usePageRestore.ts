import { useEffect, useRef } from 'react';

/**
 * Calls back when the browser brings the page back from its history. What it freezes shows nothing, so that nothing
 * private flashes until then: `onThaw` has to hide it at once.
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
