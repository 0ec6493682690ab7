import { type ForwardedRef, forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** @default "span" */
  as?: "span" | "p" | "h1" | "h2" | "h3" | undefined;
}

/** Text for assistive technology only. Never put focusable elements in it: focus must be visible (WCAG 2.4.7). */
export const VisuallyHidden = forwardRef<HTMLElement, VisuallyHiddenProps>(function VisuallyHidden(
  { as: Tag = "span", className, ...rest },
  ref,
) {
  return <Tag {...rest} ref={ref as ForwardedRef<HTMLHeadingElement>} className={cx(visuallyHidden, className)} />;
});
