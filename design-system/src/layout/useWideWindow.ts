import { useState } from "react";
import { useMedia } from "./useMedia.ts";
import { usePrinting } from "./usePrinting.ts";

/** Window width from which a detail stands beside its list: 1200 px, more with larger text. */
export const wideWindow = "(min-width: 75rem)";

/** Returns true while the window has room for a detail beside its list (`ListDetail`). A print does not change it: paper has another width. */
export function useWideWindow(): boolean {
  const isWide = useMedia(wideWindow);
  const isPrinting = usePrinting();
  const [shown, setShown] = useState(isWide);
  if (!isPrinting && shown !== isWide) setShown(isWide);
  return shown;
}
