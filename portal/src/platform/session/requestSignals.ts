import { useEffect } from "react";

/** Number of components that need each pending request, by cache key. The request continues as long as there is one. */
const requests = new Map<string, { components: number; controller: AbortController }>();

function entryOf(key: string) {
  const entry = requests.get(key) ?? { components: 0, controller: new AbortController() };
  requests.set(key, entry);
  return entry;
}

/** Returns a signal that aborts the request of a key when no component of the page needs it any more. */
export const requestSignal = (key: string): AbortSignal => entryOf(key).controller.signal;

/** Tells whether a component of the page needs a key. */
export const isNeeded = (key: string): boolean => (requests.get(key)?.components ?? 0) > 0;

/** Registers a component that needs a key. Returns a function that unregisters it. */
export function registerKey(key: string): () => void {
  const entry = entryOf(key);
  entry.components += 1;
  return () => {
    entry.components -= 1;
    // The next page may need the same data. Its components register in the same turn.
    setTimeout(() => {
      if (entry.components > 0) return;
      entry.controller.abort();
      if (requests.get(key) === entry) requests.delete(key);
    });
  };
}

/** Returns the signal for a key that this component needs. An empty key is ignored. */
export function useRequestSignal(key: string): () => AbortSignal {
  useEffect(() => (key ? registerKey(key) : undefined), [key]);
  return () => requestSignal(key);
}
