/** Returns false during prerendering, where there is neither a window nor storage. */
export const isBrowser = (): boolean => typeof window !== 'undefined';
