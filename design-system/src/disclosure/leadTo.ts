import { activeElement } from "../theme/activeElement.ts";

/** Element that an address has led to. */
let reached: Element | undefined;

/**
 * Brings the part of the page that its address leads to into view and moves focus to its button (WCAG 2.4.3, 2.4.7), after the page has moved
 * focus to its title. A later call leads on from the part of an earlier one. Nothing moves if the customer has already moved the focus, or the
 * site has restored a scroll position, as after Back.
 */
export function leadTo(button: HTMLElement | null | undefined): void {
  setTimeout(() => {
    const active = activeElement();
    const isAtStart = window.scrollY === 0 && (active === document.body || active?.matches("h1"));
    if (!button || (!isAtStart && active !== reached)) return;
    reached = button;
    button.focus();
  });
}
