import { forwardRef, type ProgressHTMLAttributes, type ReactNode, useId } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import * as styles from "./Progress.css.ts";

/** Props in addition to the attributes of a native `progress`. `className` applies to the frame, all others to the element. */
export interface ProgressProps extends Omit<ProgressHTMLAttributes<HTMLProgressElement>, "value" | "children"> {
  /** The operation: "Preparo il file". */
  label: ReactNode;
  /** Hides the label visually. @default false */
  hideLabel?: boolean | undefined;
  /** Completed amount, from 0 to `max`. Without it the progress is indeterminate. */
  value?: number | undefined;
  /** Total amount. @default 1 */
  max?: number | undefined;
  /** The progress in words: "3 di 12 documenti". */
  valueText?: string | undefined;
}

/** The progress of an operation: a native `progress`. The page must announce its end. The ref is the `progress`. */
export const Progress = forwardRef<HTMLProgressElement, ProgressProps>(function Progress(
  { label, hideLabel = false, valueText, className, id, ...rest },
  ref,
) {
  const ownId = useId();
  return (
    <div className={className}>
      <p className={hideLabel ? visuallyHidden : styles.words}>
        <label htmlFor={id ?? ownId}>{label}</label>
        {valueText && <span className={styles.value}>{valueText}</span>}
      </p>
      <progress {...rest} ref={ref} id={id ?? ownId} aria-valuetext={valueText} className={styles.progress} />
    </div>
  );
});
