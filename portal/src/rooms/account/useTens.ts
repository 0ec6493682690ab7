import { useState } from "react";

/** How many rows come at a time. */
const step = 10;

/** A long list, ten rows at a time. */
export function useTens<T>(rows: readonly T[]) {
  const [shown, setShown] = useState(step);
  const left = rows.length - shown;
  return {
    shown: rows.slice(0, shown),
    hasMore: left > 0,
    /** How many the next press adds. */
    step: Math.max(1, Math.min(step, left)),
    onLoadMore: () => setShown(shown + step),
  };
}
