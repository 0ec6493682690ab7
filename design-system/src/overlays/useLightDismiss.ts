import { type RefObject, useEffect } from "react";
import { returnFocus } from "./focus.ts";

/**
 * Closes what a button has opened: Escape, which gives focus back to the button, a press outside, and moving focus elsewhere.
 * `root` holds the button, first, and what it opens.
 */
export function useLightDismiss(open: boolean, root: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) onClose();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // The dialog around it stays open.
      event.preventDefault();
      onClose();
      returnFocus(root.current?.firstElementChild as HTMLElement | null);
    };
    document.addEventListener("pointerdown", leave, listening);
    document.addEventListener("focusin", leave, listening);
    document.addEventListener("keydown", onKeyDown, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [open, root, onClose]);
}
