import { returnFocus } from "@favilla/design-system/overlays/focus.ts";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** For what stands in a page's place for a while: when it makes room and has focus, the page's heading takes it (WCAG 2.4.3). */
export function useHandedFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const part = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) returnFocus(null);
    };
  }, []);
  return part;
}
