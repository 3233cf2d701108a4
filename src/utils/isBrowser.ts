/** False while a page is rendered as HTML, where there is neither a window nor anything that a reader has kept. */
export const isBrowser = (): boolean => typeof window !== 'undefined';
