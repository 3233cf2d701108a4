interface Listeners {
  /** Adds a function to call at each change. Returns a function that removes it. For useSyncExternalStore. */
  add: (listener: () => void) => () => void;
  /** Calls all listeners. */
  call: () => void;
}

/** Creates the list of functions that a store calls when it changes. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    call() {
      for (const listener of listeners) listener();
    },
  };
}
