import { useEffect } from "react";

/** Who waits for an answer: as long as somebody on the page does, the request goes on. */
const awaited = new Map<string, { parts: number; end: AbortController }>();

function entryOf(key: string) {
  const entry = awaited.get(key) ?? { parts: 0, end: new AbortController() };
  awaited.set(key, entry);
  return entry;
}

/** Ends the request of a key once nothing on the page waits for it any more. */
export const leavingSignal = (key: string): AbortSignal => entryOf(key).end.signal;

/** One more part of the page waits for a key; the returned function says that it has left. */
export function awaitKey(key: string): () => void {
  const entry = entryOf(key);
  entry.parts += 1;
  return () => {
    entry.parts -= 1;
    // The next page may wait for the same: its parts come in the same turn.
    setTimeout(() => {
      if (entry.parts > 0) return;
      entry.end.abort();
      if (awaited.get(key) === entry) awaited.delete(key);
    });
  };
}

/** The signal of a key that this part of the page waits for; an empty key is none. */
export function useLeavingSignal(key: string): () => AbortSignal {
  useEffect(() => (key ? awaitKey(key) : undefined), [key]);
  return () => leavingSignal(key);
}
