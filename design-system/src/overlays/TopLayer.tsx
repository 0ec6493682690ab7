import { type ReactNode, useRef, useState } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { topLayer } from "./TopLayer.css.ts";
import { OverlayElement } from "./useOverlayElement.ts";

/** Pixels between a panel and its anchor. */
export const panelGap = 6;
/** Minimum pixels between a panel and the window's edges. */
export const windowEdge = 8;

/**
 * Shows its content above everything, even a modal dialog, without moving it in the document: tab order, theme, language and text direction
 * are those of its place. A browser without the popover API (Safari 16, Chrome 113) shows it above the page only.
 */
export function TopLayer({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useCommitEffect(() => {
    const element = layer.current;
    setShown(element);
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, []);
  return (
    <div ref={layer} popover="manual" className={topLayer}>
      <OverlayElement.Provider value={shown}>{children}</OverlayElement.Provider>
    </div>
  );
}
