import { forwardRef, type ReactNode } from "react";
import { isAbsent } from "../data/isAbsent.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./Choice.css.ts";
import type { InputAttributes } from "./inputAttributes.ts";

export interface ChoiceProps extends InputAttributes {
  type: "checkbox" | "radio";
  label: ReactNode;
  /** Shown under the label and part of the control's accessible name. */
  hint?: ReactNode | undefined;
}

/** One checkbox or radio button with its label. The whole row is the pointer target. The ref is the input. */
export const Choice = forwardRef<HTMLInputElement, ChoiceProps>(function Choice({ type, label, hint, className, ...rest }, ref) {
  return (
    <label className={cx(styles.row, className)}>
      <input {...rest} ref={ref} type={type} className={cx(styles.input, styles.shapes[type])} />
      <span>
        {label}
        {!isAbsent(hint) && (
          <>
            {" "}
            <span className={styles.hint}>{hint}</span>
          </>
        )}
      </span>
    </label>
  );
});
