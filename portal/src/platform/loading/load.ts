import type { Load } from "@favilla/design-system/data/load.ts";
import { isAborted } from "../errors/errors.ts";

interface Answer<T> {
  data?: T | undefined;
  error?: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: (data?: undefined) => unknown;
}

/**
 * Converts an SWR response to a load state. Loaded data stay while a later request fails, and a failure stays while SWR retries. A request
 * that a previous page cancelled is not a failure: it is made again.
 */
export function toLoad<T>(
  { data, error, isLoading, isValidating, mutate }: Answer<T>,
  isEmpty: (data: T) => boolean = () => false,
): Load<T> {
  if (data !== undefined) return isEmpty(data) ? { state: "NoDataFound" } : { state: "Loaded", data };
  if (error !== undefined && !isAborted(error)) return { state: "LoadFailure", error, retry: () => void mutate(undefined) };
  return isLoading || isValidating || error !== undefined ? { state: "Loading" } : { state: "Unset" };
}
