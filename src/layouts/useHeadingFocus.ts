import { useLocation } from '@umijs/max';
import { useEffect } from 'react';

/** False until the first page has its heading: on that page the focus stays where the browser puts it. */
let hasShownPage = false;

/**
 * Focuses the heading of the page. Returns false while there is none: the former page's heading stays in the document,
 * hidden, until the new page has loaded, and cannot take the focus.
 */
function focusHeading(): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  const heading = headings.find((one) => one.checkVisibility?.() ?? true);
  if (!heading) return false;
  // Do not move the focus from a field or from the section that the address names.
  const isElsewhere =
    document.activeElement?.matches('input, select, textarea') ||
    document.getElementById(window.location.hash.slice(1));
  if (!hasShownPage || isElsewhere) {
    hasShownPage = true;
    return true;
  }
  heading.tabIndex = -1;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
  return document.activeElement === heading;
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
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] };
    observer.observe(document.body, changes);
    return () => observer.disconnect();
  }, [pathname]);
}
