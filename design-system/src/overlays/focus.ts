import { focusable, lastTouched } from "../theme/lastTouched.ts";

/** The element that an overlay opening now gives focus back to. */
export const findOpener = (): HTMLElement | null =>
  lastTouched() ?? (document.activeElement instanceof HTMLElement ? document.activeElement : null);

const isLost = () => !document.activeElement || document.activeElement === document.body;

/** Safari has `checkVisibility` since 17.4; before it, what has no box is hidden. */
const isVisible = (element: HTMLElement) =>
  "checkVisibility" in element ? element.checkVisibility() : (element as HTMLElement).getClientRects().length > 0;

/** The heading of the overlay that stays open, else the page's, else its main part. */
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
 * Gives focus back. When the opener has gone, is disabled or is hidden, the place it stood in takes it;
 * that is decided after the commit, when what goes away has gone and what comes has taken focus if it wants it.
 */
export function returnFocus(opener: HTMLElement | null): void {
  if (document.activeElement !== opener) opener?.focus();
  queueMicrotask(() => {
    if (isLost()) opener?.focus();
    if (isLost()) focusPlace();
  });
}

/** What Tab stops at inside `root`, in order; closed and hidden parts left out. */
const stops = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(":disabled") && isVisible(element),
  );

/** The first stop, or the last (-1), as Tab goes: by the eye where the browser knows `reading-flow`, else by the document. */
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

/** The other end of `root` when Tab would leave it, so that the cycle stays inside (APG, dialog). */
export function wrapAround(root: HTMLElement, backwards: boolean): HTMLElement | undefined {
  const all = stops(root);
  const [first, last] = [endOf(all, 0), endOf(all, -1)];
  const active = document.activeElement;
  if (!first || !last) return root;
  if (!backwards) return active === last ? first : undefined;
  const before = !active || active === root || Boolean(active.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING);
  return before || active === first ? last : undefined;
}
