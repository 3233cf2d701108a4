/** Signs of life: pointer, keys, touch and scrolling. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
] as const;
/** What may have let time pass unnoticed: another tab, a sleep, a page kept by the browser. */
const RETURNS = ['focus', 'pageshow', 'online'] as const;

const QUIETLY = { capture: true, passive: true } as const;

/** Hears signs of life anywhere in the page. Returns the way to stop. */
export function onUserActivity(listener: () => void): () => void {
  for (const sign of SIGNS) window.addEventListener(sign, listener, QUIETLY);
  return () => {
    for (const sign of SIGNS) window.removeEventListener(sign, listener, QUIETLY);
  };
}

/** Hears when the page comes back to its person. Returns the way to stop. */
export function onPageReturn(listener: () => void): () => void {
  for (const event of RETURNS) window.addEventListener(event, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const event of RETURNS) window.removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
