/** Replaces ResizeObserver, which jsdom does not have. It reports nothing, because jsdom lays nothing out. */
const ignore = () => undefined;

window.ResizeObserver = class {
  observe = ignore;
  unobserve = ignore;
  disconnect = ignore;
};
