import { useLocation } from '@umijs/max';
import { useEffect } from 'react';

/** False until the first page has a heading: on that page the browser determines the focus. */
let hasShownPage = false;

/**
 * Focuses the heading of the page. Returns false if there is none yet: the previous page's heading stays in the
 * document, hidden, until the new page has loaded, and cannot take the focus.
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

/** Focuses the heading of the new page after a page change, as soon as it is rendered. Not on the first load. */
export function useHeadingFocus() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: run for each pathname
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
