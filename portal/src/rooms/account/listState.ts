import type { Load } from "../../platform/loading/load.ts";

/** A load state as the library's lists take it: nothing found is a list without rows. */
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
