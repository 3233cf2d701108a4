/** Replaces resize-observer-polyfill: every browser of `targets` has the real one. */
export default globalThis.ResizeObserver;
