import { createContext } from "react";
import { tellTabs } from "./tabs.ts";

/**
 * Makes cached data stale that the page does not show, and those of other tabs, after a write. The frame of private pages provides it;
 * elsewhere nothing is cached. A context, so that public pages write without the code of the cache.
 */
export const ExpireCache = createContext<() => void>(() => tellTabs("written"));
