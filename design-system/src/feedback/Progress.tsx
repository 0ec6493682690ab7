import { forwardRef, type ProgressHTMLAttributes, type ReactNode, useId } from "react";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import * as styles from "./Progress.css.ts";

/** Attributes of a native `progress`; `className` goes to the frame, the rest to the element. */
export interface ProgressProps extends Omit<ProgressHTMLAttributes<HTMLProgressElement>, "value" | "children"> {
  /** What is going on: "Preparo il file". */
  label: ReactNode;
  /** Only read. @default false */
  hideLabel?: boolean | undefined;
  /** How much is done, from 0 to `max`. Without it nobody knows how long it takes. */
  value?: number | undefined;
  /** How much there is to do. @default 1 */
  max?: number | undefined;
  /** The same in words: "3 di 12 documenti". */
  valueText?: string | undefined;
}

/** How far something has come: a native `progress`. Its end is for the page to announce. The ref is the `progress`. */
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
