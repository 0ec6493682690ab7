import { useSyncExternalStore } from "react";

const onScroll = (notify: () => void) => {
  addEventListener("scroll", notify, { passive: true });
  return () => removeEventListener("scroll", notify);
};

/** Whether the page is scrolled further than `offset` pixels; false on the server. */
export const useScrolledPast = (offset: number): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > offset,
    () => false,
  );
