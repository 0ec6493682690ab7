import { type FieldsetHTMLAttributes, type ForwardedRef, forwardRef, type ReactElement, type RefAttributes, useId } from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import * as styles from "./SegmentedControl.css.ts";

export interface Segment<Value extends string> {
  value: Value;
  /** One word. */
  label: string;
  /** Decorative icon before the word. */
  icon?: Icon | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string = string>
  extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "onChange"> {
  /** What is chosen: "Come vuoi vedere i consumi". */
  legend: string;
  /** Shows the legend above; otherwise it is only read. @default false */
  showLegend?: boolean | undefined;
  /** Two to four. */
  options: readonly Segment<Value>[];
  value: Value;
  /** It takes effect at once. */
  onChange: (value: Value) => void;
  /** The native name of the radios. @default an id of its own */
  name?: string | undefined;
}

/** One of a few ways to see the same thing: native radios that look like segments. The ref is the `fieldset`. */
export const SegmentedControl = forwardRef(function SegmentedControl<Value extends string>(
  { legend, showLegend = false, options, value, onChange, name, className, ...rest }: SegmentedControlProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const ownName = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and readers count the radios of a radio group.
    <fieldset role="radiogroup" {...rest} ref={ref} className={cx(styles.group, className)}>
      <legend className={showLegend ? styles.legend : visuallyHidden}>{legend}</legend>
      <div className={styles.track}>
        {options.map(({ value: each, label, icon: IconShape, disabled }) => (
          <label key={each} className={styles.segment}>
            <input
              type="radio"
              name={name ?? ownName}
              value={each}
              checked={each === value}
              disabled={disabled}
              onChange={() => onChange(each)}
              className={styles.input}
            />
            {IconShape && <IconShape />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}) as <Value extends string = string>(props: SegmentedControlProps<Value> & RefAttributes<HTMLFieldSetElement>) => ReactElement;
