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
    around.style.setProperty(heightVariable, `${inner.offsetHeight}px`);
    const offset = detailOffset(
      {
        columnTop: around.getBoundingClientRect().top,
        top: inner.getBoundingClientRect().top,
        height: inner.offsetHeight,
        windowHeight: innerHeight,
        topGap,
        bottomGap,
      },
      event,
    );
    if (offset !== undefined) around.style.paddingBlockStart = `${offset}px`;
    isAtStart.current = inner.getBoundingClientRect().top >= topGap - 1;
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
