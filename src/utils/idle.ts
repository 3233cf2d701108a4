type Network = { saveData?: boolean; effectiveType?: string };

/** Whether the reader saves data, or is on a network so slow that whatever comes ahead is in the way. */
export function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Network }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}

/** Runs something once the browser has nothing else to do. Returns the way to call it off. */
export function runWhenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
}
