import { type ForwardedRef, forwardRef, type HTMLAttributes, memo } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./Text.css.ts";

/** Tones of running text. */
export const textTones = ["default", "muted", "negative"] as const;
export type TextTone = (typeof textTones)[number];

/** Sizes of running text. */
export const textSizes = ["small", "body", "lead"] as const;
export type TextSize = (typeof textSizes)[number];

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /** A paragraph, or a span inside one. @default "p" */
  as?: "p" | "span" | undefined;
  /** `small` is 14 px, `body` 16 to 17 px, `lead` 17 to 18 px. Without it a span inherits its size and a paragraph is `body`. */
  size?: TextSize | undefined;
  /** `muted` is for secondary text, `negative` for errors. "default" inherits the surrounding colour. @default "default" */
  tone?: TextTone | undefined;
}

/** Running text. A paragraph has at most about 70 characters per line. Memoized, since a page has many. */
export const Text = memo(
  forwardRef<HTMLElement, TextProps>(function Text({ as = "p", size, tone = "default", className, ...rest }, ref) {
    const sized = size ?? (as === "p" ? "body" : undefined);
    const look = cx(as === "p" && styles.paragraph, sized && styles.sizes[sized], tone !== "default" && styles.tones[tone], className);
    const Tag = as;
    return <Tag {...rest} ref={ref as ForwardedRef<HTMLParagraphElement>} className={look || undefined} />;
  }),
);
