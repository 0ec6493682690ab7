import { useState } from "react";
import { useMedia } from "./useMedia.ts";
import { usePrinting } from "./usePrinting.ts";

/** Window width from which a detail stands beside its list: 1200 px, more with larger text. */
export const wideWindow = "(min-width: 75rem)";

/** Window width from which the menu stands beside the content, and bills are rows in one card: 1024 px, more with larger text. */
export const desktopWindow = "(min-width: 64rem)";

/**
 * Returns true while the window has room for a detail beside its list (`ListDetail`), or is as wide as another media query says. A print does
 * not change it: paper has another width.
 */
export function useWideWindow(query = wideWindow): boolean {
  const isWide = useMedia(query);
  const isPrinting = usePrinting();
  const [shown, setShown] = useState(isWide);
  if (!isPrinting && shown !== isWide) setShown(isWide);
  return shown;
}
