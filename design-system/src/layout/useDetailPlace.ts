import { type RefObject, useEffect, useRef } from "react";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { detailOffset } from "./detailOffset.ts";

/** CSS variable: height of the detail, which sticks by its bottom if it is higher than the window. */
export const heightVariable = "--favilla-detail-height";

const bottomGap = 24;

const topGapOf = (column: Element) => Number.parseFloat(getComputedStyle(column).scrollMarginTop) || 0;

/**
 * Keeps a detail in view beside a list that is longer than the window.
 * @param column element beside the list, as high as it, with the distance to the window's top as its `scroll-margin-top`
 * @param detail the only child of `column`
 * @param shown id of what the detail shows
 */
export function useDetailPlace(
  column: RefObject<HTMLElement | null>,
  detail: RefObject<HTMLElement | null>,
  shown: string | undefined,
): void {
  /** True while the beginning of the detail is in view, which stays so when its content comes. */
  const isAtStart = useRef(true);
  const move = useRef((event: "choice" | "up" | "down") => {
    const [around, inner] = [column.current, detail.current];
    if (!around || !inner) return;
    const topGap = topGapOf(around);
    const height = inner.offsetHeight;
    around.style.setProperty(heightVariable, `${height}px`);
    const { top: columnTop, bottom } = around.getBoundingClientRect();
    /** Top of the detail, as the browser will draw it: what it says of its place is older than a change of the padding. */
    const topAt = (padding: number) =>
      Math.min(Math.max(columnTop + padding, Math.min(topGap, innerHeight - height - bottomGap)), bottom - height);
    const before = Number.parseFloat(around.style.paddingBlockStart) || 0;
    const offset = detailOffset({ columnTop, top: topAt(before), height, windowHeight: innerHeight, topGap, bottomGap }, event) ?? before;
    if (offset !== before) around.style.paddingBlockStart = `${offset}px`;
    isAtStart.current = topAt(offset) >= topGap - 1;
  });

  useCommitEffect(() => move.current("choice"), [shown]);

  useEffect(() => {
    const inner = detail.current;
    if (!inner) return undefined;
    let before = scrollY;
    const onScroll = () => {
      move.current(scrollY < before ? "up" : "down");
      before = scrollY;
    };
    // Focus that comes to what stands above the window would not be seen: what sticks does not scroll into view.
    const onFocus = ({ target }: FocusEvent) => {
      if (column.current && (target as Element).getBoundingClientRect().bottom < topGapOf(column.current)) move.current("choice");
    };
    const observer = new ResizeObserver(() => move.current(isAtStart.current ? "choice" : "down"));
    observer.observe(inner);
    inner.addEventListener("focusin", onFocus);
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener("focusin", onFocus);
      removeEventListener("scroll", onScroll);
    };
  }, [column, detail]);
}
