import { createContext, useContext } from "./hooks.ts";

/** Returns what a customer can do about a failed request; undefined for an error of which nothing is known. */
export type ExplainFailure = (error: unknown) => string | undefined;

export const FailureContext = createContext<ExplainFailure>(() => undefined);

/** Returns the function by which the site explains a failed request. `FavillaProvider` sets it. */
export const useFailureText = (): ExplainFailure => useContext(FailureContext);
