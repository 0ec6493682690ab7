import { useCallback, useSyncExternalStore } from "react";

/** Returns true while a media query matches. On a server none does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  const now = () => window.matchMedia?.(query).matches ?? false;
  return useSyncExternalStore(subscribe, now, () => false);
}
