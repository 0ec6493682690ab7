import { focusable, lastTouched } from "../theme/lastTouched.ts";

/** Returns the element that an overlay which opens now must return focus to. */
export const findOpener = (): HTMLElement | null =>
  lastTouched() ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Safari has `checkVisibility` since 17.4. Before, an element without a box counts as hidden. */
const isVisible = (element: HTMLElement) =>
  "checkVisibility" in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0;

/** Returns the heading of the open overlay, else the page's heading, else its `main`. */
function focusPlace() {
  const overlay = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1);
  const places = overlay?.querySelectorAll<HTMLElement>("h2") ?? document.querySelectorAll<HTMLElement>("h1, main");
  const visible = [...places].filter(isVisible);
  const place = visible.find((candidate) => candidate.tagName !== "MAIN") ?? visible[0];
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Returns focus to the opener. If the opener has been removed, disabled or hidden, focus moves to the heading of its surroundings. That is
 * decided after the commit, when elements have been removed and new ones may have taken focus.
 */
export function returnFocus(opener: HTMLElement | null): void {
  if (document.activeElement !== opener) opener?.focus();
  queueMicrotask(() => {
    if (isLost()) opener?.focus();
    if (isLost()) focusPlace();
  });
}

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

/** Returns the tab stop at the other end of `root` if Tab would leave it, so that focus stays inside (APG, dialog). Otherwise undefined. */
export function wrapAround(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const all = stops(root);
  const [first, last] = [endOf(all, 0), endOf(all, -1)];
  const active = document.activeElement;
  if (!first || !last) return root;
  if (!backwards) return active === last ? first : undefined;
  const before = !active || active === root || Boolean(active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
  return before || active === first ? last : undefined;
}
