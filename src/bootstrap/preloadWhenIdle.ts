type Network = { saveData?: boolean; effectiveType?: string };

/** Whether the reader saves data, or is on a network so slow that whatever comes ahead is in the way. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Network }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Once the browser is idle, prepares what the page at this address leads to. Fails in silence. */
export function preloadWhenIdle(pathname: string) {
  if (isSparing()) return;
  // Safari has no requestIdleCallback.
  (window.requestIdleCallback ?? setTimeout)(() => {
    import('./preloadNext').then(({ preloadNext }) => preloadNext(pathname)).catch(() => undefined);
  });
}
