import { type RefObject, useRef } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { returnFocus } from "./returnFocus.ts";

/**
 * Returns a ref for a temporary element of a page. If the element has focus when it is removed, the page's heading takes focus (WCAG
 * 2.4.3).
 */
export function useHandedFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const part = useRef<Element>(null);
  useCommitEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(activeElement())) returnFocus(null);
    };
  }, []);
  return part;
}
