import { useState } from "react";

/** Number of rows that each press adds. */
const rowsPerPress = 10;

/** Shows a long list that has come whole, ten rows at a time. Spread all but `shown` on the list. */
export function useRowsByTen<T>(rows: readonly T[]) {
  const [shown, setShown] = useState(rowsPerPress);
  const left = rows.length - shown;
  return {
    shown: rows.slice(0, shown),
    hasMore: left > 0,
    /** Number of rows that the next press adds. */
    step: Math.max(1, Math.min(rowsPerPress, left)),
    onLoadMore: () => setShown(shown + rowsPerPress),
  };
}
