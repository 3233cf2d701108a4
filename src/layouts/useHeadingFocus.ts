import { useLocation } from '@umijs/max';
import { useEffect } from 'react';

/** False until the first page has its heading: on that page the focus stays where the browser puts it. */
let hasShownPage = false;

/** Focuses the page's heading; false where there is none yet. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A page that put the focus into a field of its own keeps it.
  if (hasShownPage && !document.activeElement?.matches('input, select, textarea')) {
    heading.tabIndex = -1;
    window.scrollTo(0, 0);
    heading.focus({ preventScroll: true });
  }
  hasShownPage = true;
  return true;
}

/** After a page change the focus goes to the new page's heading, as soon as there is one. Not on first load. */
export function useHeadingFocus() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname is what asks for a new heading
  useEffect(() => {
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
