import { Item, Root } from "radix-ui/toggle-group";
import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import { shadowArrows } from "../theme/shadowArrows.ts";
import { useReadingDirection } from "../theme/useReadingDirection.ts";
import * as styles from "./ToggleGroup.css.ts";

export interface ToggleOption<Value extends string> {
  value: Value;
  /** One word, or a sign with its word for screen readers. */
  label: ReactNode;
  /** Decorative icon before the label. */
  icon?: Icon | undefined;
  disabled?: boolean | undefined;
}

/** Props in addition to the attributes of a `div`. `className` applies to the frame, all others to the radio group. */
export interface ToggleGroupProps<Value extends string = string>
  extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children" | "role" | "defaultValue" | "dir"> {
  /** Name of the choice: "Come vuoi vedere i consumi". */
  legend: string;
  /** Shows the legend above the options. Otherwise only screen readers get it. @default false */
  showLegend?: boolean | undefined;
  /** Two to four options. */
  options: readonly ToggleOption<Value>[];
  value: Value;
  /** Called with the new option. Apply the choice at once. */
  onChange: (value: Value) => void;
  /** Disables every option. @default false */
  disabled?: boolean | undefined;
  /** Text direction, which the arrow keys follow. @default the direction of the surrounding page */
  dir?: "ltr" | "rtl" | undefined;
}

/**
 * One of a few ways to see the same thing (APG: radio group), built on Radix. The ref is the radio group. State: `data-state` on each
 * option.
 */
export const ToggleGroup = forwardRef(function ToggleGroup<Value extends string>(
  { legend, showLegend = false, options, value, onChange, dir, className, onKeyDownCapture, ...rest }: ToggleGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("actions/ToggleGroup", "legend", legend, rest);
    checkIds(
      "actions/ToggleGroup",
      "options",
      options.map((option) => option.value),
    );
  }
  const legendId = useId();
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLDivElement, []);
  const reading = useReadingDirection(group, dir);
  const byKey = useRef(false);
  return (
    <div className={cx(styles.group, className)}>
      <p id={legendId} className={showLegend ? styles.legend : visuallyHidden}>
        {legend}
      </p>
      <Root
        aria-labelledby={legendId}
        {...rest}
        {...(reading && { dir: reading })}
        ref={group}
        type="single"
        value={value}
        // One option is always selected. Radix would clear the value when the selected option is pressed again.
        onValueChange={(next) => next && onChange(next as Value)}
        className={styles.track}
        // Radix sets an inline style, which a strict content security policy rejects in server-rendered HTML.
        style={{ outline: undefined, ...rest.style }}
        onKeyDownCapture={(event) => {
          onKeyDownCapture?.(event);
          byKey.current = event.key !== "Tab";
          shadowArrows(event, "both");
        }}
      >
        {options.map(({ value: each, label, icon: IconShape, disabled = false }) => (
          <Item
            key={each}
            value={each}
            disabled={disabled}
            className={styles.item}
            // With Radix the arrow keys only move focus; in a radio group they select too.
            onFocus={() => {
              if (byKey.current && each !== value) onChange(each);
              byKey.current = false;
            }}
          >
            {IconShape && <IconShape />}
            {label}
          </Item>
        ))}
      </Root>
    </div>
  );
}) as <Value extends string = string>(props: ToggleGroupProps<Value> & RefAttributes<HTMLDivElement>) => ReactElement;
