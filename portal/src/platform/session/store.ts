import { createListeners } from "@favilla/design-system/theme/listeners.ts";
import { useSyncExternalStore } from "react";

/** A value outside React that components follow. */
export interface Store<T> {
  /** Returns the value: the same object as long as nothing has changed. */
  read: () => T;
  /** Tells all listeners that the value may have changed. */
  notify: () => void;
  /** Calls a listener at each `notify`. The returned function ends this. */
  subscribe: (listener: () => void) => () => void;
  /** The value of pages that are rendered at build time. */
  onServer: T;
}

export function createStore<T>(read: () => T, onServer: T): Store<T> {
  const { notify, subscribe } = createListeners();
  return { read, notify, subscribe, onServer };
}

/** Returns a store's value and follows it. */
export const useStore = <T>({ read, subscribe, onServer }: Store<T>): T => useSyncExternalStore(subscribe, read, () => onServer);
