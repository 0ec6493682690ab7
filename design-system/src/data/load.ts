/** A failed read. Its words come from the `explainFailure` of `FavillaProvider`. */
export interface LoadFailure {
  state: "LoadFailure";
  error: unknown;
  /** Requests the data again. */
  retry: () => void;
}

/** State of requested data (AP-08). "Unset" is a request that is not made; views draw it like "Loading". */
export type Load<T> = { state: "Unset" } | { state: "Loading" } | { state: "Loaded"; data: T } | { state: "NoDataFound" } | LoadFailure;

/** State of a write (AP-08). */
export type Update<T> =
  | { state: "Unset" }
  | { state: "Updating" }
  | { state: "Updated"; data: T }
  | { state: "UpdateFailure"; error: unknown };

/** Returns the state of data that are here. */
export const loadOf = <T>(data: T): Load<T> => ({ state: "Loaded", data });

/** Returns the loaded data, or undefined. */
export const loadedData = <T>(load: Load<T>): T | undefined => (load.state === "Loaded" ? load.data : undefined);
