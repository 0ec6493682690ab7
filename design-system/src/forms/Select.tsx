import { forwardRef, type SelectHTMLAttributes } from "react";
import { ChevronDownIcon } from "../icons/ChevronDownIcon.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import { select } from "./Select.css.ts";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

/** Props in addition to the attributes of a native `select`. `className` applies to the frame, all others to the select. */
export interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "children"> {
  options: readonly SelectOption[];
  /** Text of an empty first option, such as "Scegli il mese". */
  placeholder?: string | undefined;
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

/** One choice out of many, in a native select. It accepts `register(name)` of react-hook-form. The ref is the select. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hint, error, optional, className, ...rest },
  ref,
) {
  const wiring = useFieldWiring({ hint, error, ...rest });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <SelectControl {...rest} {...wiring} ref={ref} />
    </Field>
  );
});
