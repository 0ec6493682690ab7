import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False only while a page that was drawn at build time (docs/adr/0028) is taken over: what is known to the browser alone waits for it. */
export const useTaken = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
