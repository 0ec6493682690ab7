import { forwardRef, type SelectHTMLAttributes } from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./Field.css.ts";
import { select } from "./Select.css.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectControlProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly SelectOption[];
  placeholder?: string | undefined;
}

/** The select with its arrow, without label and error. Internal: used to build fields. `className` applies to the frame. */
export const SelectControl = forwardRef<HTMLSelectElement, SelectControlProps>(function SelectControl(
  { options, placeholder, className, ...rest },
  ref,
) {
  return (
    <div className={cx(styles.box, className)}>
      <select {...rest} ref={ref} className={cx(styles.control, styles.withEnd, select)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={cx(styles.end, styles.endMark)}>
        <ChevronDownIcon />
      </span>
    </div>
  );
});
