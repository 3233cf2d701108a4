/** Events that show that somebody is active: pointer, keys, touch and scrolling. */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
] as const;
/** Events after which time may have passed unnoticed: another tab, a sleep, a page kept by the browser. */
const RETURN_EVENTS = ['focus', 'pageshow', 'online'] as const;

const LISTENER_OPTIONS = { capture: true, passive: true } as const;

/** Calls back on any activity in the page. Returns the function that stops it. */
export function onUserActivity(listener: () => void): () => void {
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, listener, LISTENER_OPTIONS);
  return () => {
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, listener, LISTENER_OPTIONS);
  };
}

/** Calls back when the page may be in view again. Returns the function that stops it. */
export function onPageReturn(listener: () => void): () => void {
  for (const event of RETURN_EVENTS) window.addEventListener(event, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const event of RETURN_EVENTS) window.removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
