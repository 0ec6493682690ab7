import { useSyncExternalStore } from "react";

const onScroll = (notify: () => void) => {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
};

/** Returns whether the page is scrolled by more than `offset` pixels. False on the server. */
export const useScrolledPast = (offset: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > offset,
    () => false,
  );
