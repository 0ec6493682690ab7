import type { KeyboardEvent } from "react";

/** Keys by the way in which they go through a group. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/**
 * Moves focus through a group of Radix (tabs, options, a menu) inside a shadow root. Radix compares with the focused element of the
 * document, which is the host there, and so passes every item. Elsewhere it does nothing: Radix handles the keys.
 */
export function shadowArrows(event: KeyboardEvent<HTMLElement>, orientation: "horizontal" | "vertical" | "both"): void {
  const { key, target, currentTarget } = event;
  const step = steps[key];
  const crosses = { horizontal: /Up|Down/, vertical: /Left|Right/, both: /^$/ }[orientation];
  if (!(currentTarget.getRootNode() instanceof ShadowRoot) || crosses.test(key) || !(step || key === "Home" || key === "End")) return;
  const items = [...currentTarget.querySelectorAll<HTMLElement>("[data-radix-collection-item]:not([data-disabled])")];
  const forward = /Left|Right/.test(key) && getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
  const at = items.indexOf(target as HTMLElement);
  const next = step ? items[(at + step * forward + items.length) % items.length] : items.at(key === "Home" ? 0 : -1);
  event.preventDefault();
  next?.focus();
}
