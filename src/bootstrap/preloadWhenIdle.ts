import { isSparing } from '@/utils/isSparing';

/** Prepares the next step of the page once the browser is idle. Ignores errors. */
export function preloadWhenIdle(pathname: string) {
  if (isSparing()) return;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./preloadNext').then(({ preloadNext }) => preloadNext(pathname)).catch(() => undefined);
  });
}
