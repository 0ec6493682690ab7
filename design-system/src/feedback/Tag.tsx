import { forwardRef, type HTMLAttributes } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./Tag.css.ts";

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  /** @default "neutral" */
  tone?: "positive" | "warning" | "negative" | "neutral" | undefined;
  /** Decorative: the words carry the meaning, never the colour alone (WCAG 1.4.1). */
  icon?: Icon | undefined;
}

/** A state in a word or two, with tint and icon. Takes no press. State: `data-tone`. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { tone = "neutral", icon: IconShape, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx(styles.tag, styles.tones[tone], className)} data-tone={tone}>
      {IconShape && <IconShape />}
      {children}
    </span>
  );
});
