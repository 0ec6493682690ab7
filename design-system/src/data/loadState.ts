import type { Load } from "./load.ts";

/** Loading states of a list (AP-08). */
export const loadStates = ["loading", "loaded", "failed"] as const;
export type LoadState = (typeof loadStates)[number];

/** Returns the props of a list for the state of its data. No data means a list without rows. */
export function listState(load: Load<unknown>): { state: LoadState; onRetry?: () => void } {
  switch (load.state) {
    case "Unset":
    case "Loading":
      return { state: "loading" };
    case "LoadFailure":
      return { state: "failed", onRetry: load.retry };
    case "NoDataFound":
    case "Loaded":
      return { state: "loaded" };
  }
}
