import { type RefObject, useEffect, useState } from 'react';

/** Scrolling by fewer pixels than this does not count as a change of direction. */
const STEP = 8;
/** CSS variable with the header's height, for sticky elements and for anchors. */
const HEIGHT = '--main-header-height';

/** Stores the header's height, which depends on language, mode and width, in a CSS variable of the root element. */
function useHeaderHeight(header: RefObject<HTMLElement>) {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(HEIGHT, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [header]);
}

/**
 * Measures the header, and returns whether it is hidden: with `autoHide` after scrolling down, until the user scrolls
 * up or the focus enters it.
 */
export function useHeaderPosition(header: RefObject<HTMLElement>, autoHide: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useHeaderHeight(header);

  useEffect(() => {
    const element = header.current;
    if (!autoHide || !element) return;
    let last = window.scrollY;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < STEP) return;
      const down = scrollY > last && scrollY > element.offsetHeight;
      setHidden(down && !element.contains(document.activeElement));
      last = scrollY;
    };
    const show = () => setHidden(false);
    window.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('focusin', show);
    return () => {
      window.removeEventListener('scroll', onScroll);
      element.removeEventListener('focusin', show);
      show();
    };
  }, [header, autoHide]);

  return hidden;
}
