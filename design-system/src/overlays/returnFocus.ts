import { activeElement } from "../theme/activeElement.ts";
import { lastTouched } from "../theme/lastTouched.ts";

/** Returns the element that an overlay which opens now must return focus to. */
export function findOpener(): HTMLElement | null {
  const focused = activeElement();
  return lastTouched() ?? (focused instanceof HTMLElement ? focused : null);
}

const isLost = () => !activeElement() || activeElement() === document.body;

/** Safari has `checkVisibility` since 17.4. Before, an element without a box counts as hidden. */
export const isVisible = (element: HTMLElement) =>
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
  if (activeElement() !== opener) opener?.focus();
  queueMicrotask(() => {
    if (isLost()) opener?.focus();
    if (isLost()) focusPlace();
  });
}
