import { forwardRef, type HTMLAttributes } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./StatusText.css.ts";
import type { TagTone } from "./Tag.tsx";

export interface StatusTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** `neutral` is quiet text, the others are the ink of the tag of the same tone. @default "neutral" */
  tone?: TagTone | undefined;
  /** Decorative icon before the words. The words carry the meaning, never the colour alone (WCAG 1.4.1). */
  icon?: Icon | undefined;
}

/** A status in running words, with an icon, such as "Scaduta da 19 giorni". Without tint: a `Tag` has one. State: `data-tone`. */
export const StatusText = forwardRef<HTMLSpanElement, StatusTextProps>(function StatusText(
  { tone = "neutral", icon: IconShape, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={cx(styles.statusText, styles.tones[tone], className)} data-tone={tone}>
      {IconShape && <IconShape />}
      {children}
    </span>
  );
});
