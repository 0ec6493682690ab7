import { isAborted } from "../errors/errors.ts";

/** What became of something asked for (AP-08). Pages switch over it, so that a state that is left out doesn't compile. */
export type Load<T> =
  | { state: "Unset" }
  | { state: "Loading" }
  | { state: "Loaded"; data: T }
  | { state: "NoDataFound" }
  | { state: "LoadFailure"; error: unknown; retry: () => void };

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: (data?: undefined) => unknown;
}

/**
 * The load state of an SWR answer. What was loaded stays, also while a later attempt fails; a failure stays while SWR tries again by
 * itself. A request that an earlier page let go has not failed: it is asked for anew. */
export function toLoad<T>(
  { data, error, isLoading, isValidating, mutate }: Answer<T>,
  isEmpty: (data: T) => boolean = () => false,
): Load<T> {
  if (data !== undefined) return isEmpty(data) ? { state: "NoDataFound" } : { state: "Loaded", data };
  if (error !== undefined && !isAborted(error)) return { state: "LoadFailure", error, retry: () => void mutate(undefined) };
  return isLoading || isValidating || error !== undefined ? { state: "Loading" } : { state: "Unset" };
}

/** What was loaded, if it was. */
export const loaded = <T>(load: Load<T>): T | undefined => (load.state === "Loaded" ? load.data : undefined);
