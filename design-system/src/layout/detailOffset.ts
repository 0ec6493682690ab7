/** Pixels, measured from the top of the window. */
export interface DetailPlace {
  /** Top of the column in which the detail stands, which begins beside the first row of the list. */
  columnTop: number;
  /** Top of the detail. */
  top: number;
  height: number;
  windowHeight: number;
  /** Distance that the detail keeps from the top of the window, below the header. */
  topGap: number;
  /** Distance that it keeps from the bottom. */
  bottomGap: number;
}

/**
 * Returns how many pixels below the top of its column the detail begins, or undefined to leave it where it is. A detail that the window has
 * room for sticks by itself. A higher one scrolls with the page, and its beginning is never out of reach: another choice begins at the top of
 * the window, and scrolling up stops at the beginning, however far the list was scrolled.
 */
export function detailOffset(
  { columnTop, top, height, windowHeight, topGap, bottomGap }: DetailPlace,
  event: "choice" | "up" | "down",
): number | undefined {
  if (height <= windowHeight - topGap - bottomGap) return 0;
  const atTop = Math.max(0, topGap - columnTop);
  if (event === "choice") return atTop;
  return event === "up" ? Math.max(0, Math.min(atTop, top - columnTop)) : undefined;
}
