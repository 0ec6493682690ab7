import { type ForwardedRef, forwardRef, type HTMLAttributes } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Text.css.ts";

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** A paragraph, or words inside one. @default "p" */
  as?: "p" | "span" | undefined;
  /** `small` 14 px, `body` 16 to 17, `lead` 17 to 18. Without it a span keeps the size around it, a paragraph is `body`. */
  size?: "small" | "body" | "lead" | undefined;
  /** `muted` for what is secondary, `negative` for what went wrong. @default "default", the colour around it */
  tone?: "default" | "muted" | "negative" | undefined;
}

/** Running text. A paragraph keeps to about 70 characters a line. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text({ as = "p", size, tone = "default", className, ...rest }, ref) {
  const sized = size ?? (as === "p" ? "body" : undefined);
  const look = cx(as === "p" && styles.paragraph, sized && styles.sizes[sized], tone !== "default" && styles.tones[tone], className);
  const Tag = as;
  return <Tag {...rest} ref={ref as ForwardedRef<HTMLParagraphElement>} className={look || undefined} />;
});
