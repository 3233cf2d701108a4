/** Events that count as user activity: pointer, keys, touch and scrolling. */
const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchstart',
  'touchmove',
  'scroll',
] as const;
/** Events after which time may have passed unnoticed: a tab switch, sleep, or a restore from the browser's cache. */
const RETURN_EVENTS = ['focus', 'pageshow', 'online'] as const;

const LISTENER_OPTIONS = { capture: true, passive: true } as const;

/** Calls the listener on any activity in the page. Returns a function that removes it. */
export function onUserActivity(listener: () => void): () => void {
  for (const sign of ACTIVITY_EVENTS) window.addEventListener(sign, listener, LISTENER_OPTIONS);
  return () => {
    for (const sign of ACTIVITY_EVENTS) window.removeEventListener(sign, listener, LISTENER_OPTIONS);
  };
}

/** Calls the listener when the page may have become visible again. Returns a function that removes it. */
export function onPageReturn(listener: () => void): () => void {
  for (const event of RETURN_EVENTS) window.addEventListener(event, listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    for (const event of RETURN_EVENTS) window.removeEventListener(event, listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
