import { isSparing } from '@/utils/isSparing';

/** Once the browser is idle, prepares what the page at this address leads to. Fails in silence. */
export function preloadWhenIdle(pathname: string) {
  if (isSparing()) return;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./preloadNext').then(({ preloadNext }) => preloadNext(pathname)).catch(() => undefined);
  });
}
