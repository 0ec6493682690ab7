import { useSyncExternalStore } from "react";

/** Position of the page at its last scroll. Asking the browser for it at each render would lay the page out each time. */
let top = 0;

const onScroll = (notify: () => void) => {
  const read = () => {
    top = scrollY;
    notify();
  };
  top = scrollY;
  addEventListener("scroll", read, { passive: true });
  return () => removeEventListener("scroll", read);
};

/** Returns whether the page is scrolled by more than `offset` pixels. False on the server. */
export const useScrolledPast = (offset: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => top > offset,
    () => false,
  );
