import { isSparing, runWhenIdle } from '@/utils/idle';

/** Once the browser is idle, prepares what the page at this address leads to. Fails in silence. */
export function preloadWhenIdle(pathname: string) {
  if (isSparing()) return;
  runWhenIdle(() => {
    import('./preloadNext').then(({ preloadNext }) => preloadNext(pathname)).catch(() => undefined);
  });
}
