import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { cx } from "../theme/cx.ts";
import * as styles from "./ChipRow.css.ts";
import { revealFocus } from "./revealFocus.ts";

export interface ChipRowProps extends HTMLAttributes<HTMLDivElement> {
  /** Buttons of the class `chip`. */
  children: ReactNode;
  /** Button of the classes `chip` and `end`, which stays in view while the chips scroll. */
  end?: ReactNode;
}

/**
 * Filters as one row of chips. On a phone the chips scroll sideways, and one that gets focus comes into view; the button at the end, which
 * opens the other filters, stays where it is. In wider windows the chips wrap. The ref is the group.
 */
export const ChipRow = forwardRef<HTMLDivElement, ChipRowProps>(function ChipRow({ children, end, className, ...rest }, ref) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      {...rest}
      ref={ref}
      role="group"
      className={cx(styles.row, className)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        revealFocus(event);
      }}
    >
      <div className={styles.chips}>{children}</div>
      {end}
    </div>
  );
});
