import { createContext } from "react";

/**
 * Makes cached data stale that the page does not show, after a write. The frame of private pages provides it; elsewhere nothing is cached.
 * A context, so that public pages write without the code of the cache.
 */
export const ExpireCache = createContext<() => void>(() => undefined);
