import { activeElement } from "../theme/activeElement.ts";
import { focusable } from "../theme/lastTouched.ts";
import { isVisible } from "./returnFocus.ts";

/** Returns the tab stops inside `root` in order, without closed and hidden parts. */
const stops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && isVisible(element),
  );

/** Returns the first tab stop, or the last (-1): in visual order if the browser supports `reading-flow`, else in document order. */
function endOf(all: HTMLElement[], at: 0 | -1): HTMLElement | undefined {
  const end = all.at(at);
  const parent = end?.parentElement;
  if (!parent) return end;
  const style = getComputedStyle(parent);
  if (style.getPropertyValue("reading-flow") !== "flex-visual") return end;
  const forward = style.direction === "rtl" ? -1 : 1;
  const beside = all.filter((each) => each.parentElement === parent).map((each) => ({ each, box: each.getBoundingClientRect() }));
  beside.sort((one, other) => one.box.top - other.box.top || forward * (one.box.left - other.box.left));
  return beside.at(at)?.each;
}

/** Returns the first tab stop inside `root`. */
export const firstStop = (root: HTMLElement): HTMLElement | undefined => endOf(stops(root), 0);

/** Returns the tab stop at the other end of `root` if Tab would leave it, so that focus stays inside (APG, dialog). Otherwise undefined. */
export function wrapAround(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const all = stops(root);
  const [first, last] = [endOf(all, 0), endOf(all, -1)];
  const active = activeElement();
  if (!first || !last) return root;
  if (!backwards) return active === last ? first : undefined;
  const before = !active || active === root || Boolean(active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
  return before || active === first ? last : undefined;
}
