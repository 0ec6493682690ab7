import { type RefObject, useEffect } from "react";
import { keyboardHeight } from "./keyboardHeight.ts";

/**
 * Writes the height of the part of the window that an on-screen keyboard covers, in pixels, into a CSS variable of an element. Browsers
 * lay the page out behind the keyboard and tell only through the visual viewport what is left. While a keyboard is shown, the element has
 * `data-keyboard`.
 * @param variable name of the CSS variable: "--keyboard"
 */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, variable: string): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const listening = new AbortController();
    const follow = () => {
      const height = keyboardHeight(window.innerHeight, view);
      element.current?.style.setProperty(variable, `${height}px`);
      element.current?.toggleAttribute("data-keyboard", height > 0);
    };
    follow();
    for (const event of ["resize", "scroll"]) view.addEventListener(event, follow, listening);
    return () => listening.abort();
  }, [element, variable]);
}
