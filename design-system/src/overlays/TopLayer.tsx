import { type ReactNode, useRef } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { topLayer } from "./TopLayer.css.ts";

/** Pixels between a panel and what it stands beside. */
export const panelGap = 6;
/** Pixels that stay free at the window's edges. */
export const windowEdge = 8;

/**
 * Shows its content above everything, a modal dialog too, and leaves it where it is in the document: Tab, theme, language and direction
 * of reading are those of the place. A browser without the popover API (Safari 16, Chrome 113) shows it above the page all the same.
 */
export function TopLayer({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useCommitEffect(() => {
    const element = layer.current;
    element?.showPopover?.();
    return () => element?.hidePopover?.();
  }, []);
  return (
    <div ref={layer} popover="manual" className={topLayer}>
      {children}
    </div>
  );
}
