import { createContext, useContext } from "./hooks.ts";

/** True while amounts and codes are hidden from people nearby. */
export const DiscreetContext = createContext(false);

/** Returns true if the customer asked to hide amounts and codes. `FavillaProvider` sets it. */
export const useDiscreet = (): boolean => useContext(DiscreetContext);
