import type { Load } from "../../platform/loading/load.ts";

/** Converts a load state to the props of the library's lists. No data means a list without rows. */
export const listState = (load: Load<unknown>): { state: "loading" | "loaded" | "failed"; onRetry?: () => void } => {
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
};
