import { useSyncExternalStore } from "react";

const subscribeNever = () => () => undefined;

/**
 * Returns false only while React hydrates a page that was rendered at build time. Code that depends on the browser must
 * wait until it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
