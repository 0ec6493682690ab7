import { useSyncExternalStore } from "react";

const query = "print";

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia?.(query);
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

const now = (): boolean => window.matchMedia?.(query).matches ?? false;

/** Returns true while the page is laid out for paper, where what is closed must be shown. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, now, () => false);
