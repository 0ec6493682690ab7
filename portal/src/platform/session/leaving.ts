import { useEffect } from "react";

/** Number of components that need each pending request, by cache key. The request continues as long as there is one. */
const awaited = new Map<string, { parts: number; end: AbortController }>();

function entryOf(key: string) {
  const entry = awaited.get(key) ?? { parts: 0, end: new AbortController() };
  awaited.set(key, entry);
  return entry;
}

/** Returns a signal that aborts the request of a key when no component of the page needs it any more. */
export const leavingSignal = (key: string): AbortSignal => entryOf(key).end.signal;

/** Registers a component that needs a key. Returns a function that unregisters it. */
export function awaitKey(key: string): () => void {
  const entry = entryOf(key);
  entry.parts += 1;
  return () => {
    entry.parts -= 1;
    // The next page may need the same data. Its components register in the same turn.
    setTimeout(() => {
      if (entry.parts > 0) return;
      entry.end.abort();
      if (awaited.get(key) === entry) awaited.delete(key);
    });
  };
}

/** Returns the signal for a key that this component needs. An empty key is ignored. */
export function useLeavingSignal(key: string): () => AbortSignal {
  useEffect(() => (key ? awaitKey(key) : undefined), [key]);
  return () => leavingSignal(key);
}
