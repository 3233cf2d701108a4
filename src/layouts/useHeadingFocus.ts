import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { wasOpenedFromHistory } from '@/utils/routing/redirect';

/** False until the first page has a heading: on that page the browser determines the focus. */
let hasShownPage = false;

/**
 * Focuses the visible heading, unless the focus is in a field or in the section of the address. Returns false if it
 * has to be called again: while the new page loads, the heading of the previous page is still in the document, but
 * hidden and not focusable.
 */
function focusHeading(): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  // Older browsers, and jsdom, lack checkVisibility.
  const heading = headings.find((one) => one.checkVisibility?.() ?? true);
  if (!heading) return false;
  // Do not move the focus from a field, or from the section in the address.
  const hasOtherTarget =
    document.activeElement?.matches('input, select, textarea') ||
    document.getElementById(window.location.hash.slice(1));
  if (!hasShownPage || hasOtherTarget) {
    hasShownPage = true;
    return true;
  }
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (document.activeElement !== heading) return false;
  // After Back and Forward the browser restores the position itself.
  if (!wasOpenedFromHistory()) window.scrollTo(0, 0);
  return true;
}

/** Focuses the heading of the new page after a page change, as soon as it is rendered. Does nothing on the first load. */
export function useHeadingFocus() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: run for each pathname
  useEffect(() => {
    if (focusHeading()) return;
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect();
    });
    // Suspense hides the previous page by its style.
    const changes = { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] };
    observer.observe(document.body, changes);
    return () => observer.disconnect();
  }, [pathname]);
}
