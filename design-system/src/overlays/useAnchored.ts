import type { RefObject } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";

interface Anchored {
  open: boolean;
  /** Its first element is the anchor, `panel` is inside it too: what comes after the anchor in the document is next for Tab. */
  root: RefObject<HTMLElement | null>;
  /** Has `popover="manual"` and `position: fixed`. */
  panel: RefObject<HTMLElement | null>;
  /** Where it stands if there is room; else on the other side. */
  side: "above" | "below";
  /** Its start in line with the anchor's, or its middle. */
  align: "start" | "center";
}

const gap = 6;
/** What stays free at the window's edges. */
const edge = 8;

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

function place(anchor: Element, panel: HTMLElement, side: Anchored["side"], align: Anchored["align"]) {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height, style } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const fits = side === "above" ? above >= edge : below + height <= clientHeight - edge;
  const other = side === "above" ? below + height <= clientHeight - edge : above >= edge;
  const goesAbove = (side === "above") === (fits || !other);
  const start = getComputedStyle(panel).direction === "rtl" ? at.right - width : at.left;
  const left = align === "center" ? at.left + (at.width - width) / 2 : start;
  style.left = `${between(edge, left, Math.max(edge, clientWidth - edge - width))}px`;
  style.top = `${between(edge, goesAbove ? above : below, Math.max(edge, clientHeight - edge - height))}px`;
}

/**
 * Shows a panel beside its anchor, in the browser's top layer, and keeps it there while the page scrolls.
 * A browser without the popover API (Safari 16, Chrome 113) shows it above the page all the same.
 */
export function useAnchored({ open, root, panel, side, align }: Anchored): void {
  useCommitEffect(() => {
    const [anchor, element] = [root.current?.firstElementChild, panel.current];
    if (!open || !anchor || !element) return;
    const listening = new AbortController();
    const update = () => place(anchor, element, side, align);
    element.showPopover?.();
    update();
    document.addEventListener("scroll", update, { capture: true, passive: true, signal: listening.signal });
    window.addEventListener("resize", update, { signal: listening.signal });
    return () => {
      listening.abort();
      element.hidePopover?.();
    };
  }, [open, root, panel, side, align]);
}
