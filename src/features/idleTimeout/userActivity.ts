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

/** Calls the listener on any activity in the page. Returns a function that removes it. */
export function onUserActivity(listener: () => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  for (const event of ACTIVITY_EVENTS) window.addEventListener(event, listener, options);
  return () => controller.abort();
}

/** Calls the listener when the page becomes visible, gets the focus or is online again. Returns a function that removes it. */
export function onPageReturn(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  for (const event of RETURN_EVENTS) window.addEventListener(event, listener, { signal });
  document.addEventListener('visibilitychange', listener, { signal });
  return () => controller.abort();
}
