import type { FocusEvent } from "react";

/**
 * Brings what has keyboard focus into view whole, for a row that scrolls sideways: browsers are content with a part of it. A pointer press
 * must not move its target.
 */
export function revealFocus({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(":focus-visible")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
}
