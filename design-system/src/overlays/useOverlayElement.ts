import { createContext, useContext } from "react";

/** The overlay around a part of the page. */
export const OverlayElement = createContext<HTMLElement | null>(null);

/**
 * Returns the dialog, drawer or popover around the calling component; null outside of one. What another library draws in a portal (a list,
 * a menu, a calendar) is behind an open dialog and cannot be reached, unless it gets this element as its container.
 */
export const useOverlayElement = (): HTMLElement | null => useContext(OverlayElement);
