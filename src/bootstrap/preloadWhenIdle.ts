import { prefersLessData } from '@/utils/prefersLessData';

/** Prepares the next step of the page once the browser is idle. Ignores errors. */
export function preloadWhenIdle(pathname: string) {
  if (prefersLessData()) return;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./preloadNext').then(({ preloadNext }) => preloadNext(pathname)).catch(() => undefined);
  });
}
