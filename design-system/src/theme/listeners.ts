/** Functions that are called when a value outside React has changed. */
export interface Listeners {
  notify: () => void;
  /** Adds a listener; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  isEmpty: () => boolean;
}

export function createListeners(): Listeners {
  const all = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of all) listener();
    },
    subscribe: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    isEmpty: () => all.size === 0,
  };
}
