import { type FocusEvent, type RefObject, useRef } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { returnFocus } from "./returnFocus.ts";
import { useHandedFocus } from "./useHandedFocus.ts";

/** Props of the part of a page whose content may change by itself. */
export interface KeptFocus<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  onFocusCapture: () => void;
  onBlurCapture: (event: FocusEvent) => void;
}

/** Tells whether an element has lost focus for good. While another tab is open, it only waits for it. */
export const isLeft = ({ target }: Pick<FocusEvent, "target">): boolean => activeElement() !== target;

/**
 * Returns props for a part of a page whose content may change by itself, for instance because another tab has saved something. If what has
 * focus in it is removed, the element of `next` takes the focus, else the page's heading (WCAG 2.4.3).
 */
export function useKeptFocus<Element extends HTMLElement>(next?: () => HTMLElement | null | undefined): KeptFocus<Element> {
  const ref = useHandedFocus<Element>();
  const isInside = useRef(false);
  useCommitEffect(() => {
    if (!isInside.current || activeElement() !== document.body) return;
    isInside.current = false;
    const place = next?.();
    if (place) place.focus();
    else returnFocus(null);
  });
  return {
    ref,
    onFocusCapture: () => {
      isInside.current = true;
    },
    onBlurCapture: (event) => {
      if (isLeft(event)) isInside.current = false;
    },
  };
}
