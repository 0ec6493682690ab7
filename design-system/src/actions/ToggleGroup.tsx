import { Item, Root } from "radix-ui/toggle-group";
import {
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import type { Icon } from "../icons/createIcon.tsx";
import { visuallyHidden } from "../text/VisuallyHidden.css.ts";
import { cx } from "../theme/cx.ts";
import { useReadingDirection } from "../theme/useReadingDirection.ts";
import * as styles from "./ToggleGroup.css.ts";

export interface ToggleOption<Value extends string> {
  value: Value;
  /** One word. */
  label: string;
  /** Decorative icon before the word. */
  icon?: Icon | undefined;
  disabled?: boolean | undefined;
}

/** Attributes of a `div` besides these; `className` goes to the frame, the rest to the radio group. */
export interface ToggleGroupProps<Value extends string = string>
  extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children" | "role" | "defaultValue" | "dir"> {
  /** What is chosen: "Come vuoi vedere i consumi". */
  legend: string;
  /** Shows the legend above; otherwise it is only read. @default false */
  showLegend?: boolean | undefined;
  /** Two to four. */
  options: readonly ToggleOption<Value>[];
  value: Value;
  /** It takes effect at once. */
  onChange: (value: Value) => void;
  /** All of it. @default false */
  disabled?: boolean | undefined;
  /** The direction of reading, which the arrows follow. @default the page's around it */
  dir?: "ltr" | "rtl" | undefined;
}

/** One of a few ways to see the same thing (APG: radio group), by Radix. The ref is the radio group. State: `data-state` on each. */
export const ToggleGroup = forwardRef(function ToggleGroup<Value extends string>(
  { legend, showLegend = false, options, value, onChange, dir, className, onKeyDown, ...rest }: ToggleGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
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
        // One is always chosen: pressed again, Radix would let go of it.
        onValueChange={(next) => next && onChange(next as Value)}
        className={styles.track}
        // Radix's own would be inline style in a server's HTML, which a strict policy refuses.
        style={{ outline: undefined, ...rest.style }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          byKey.current = event.key !== "Tab";
        }}
      >
        {options.map(({ value: each, label, icon: IconShape, disabled = false }) => (
          <Item
            key={each}
            value={each}
            disabled={disabled}
            className={styles.item}
            // Radix's keys only move; a radio is chosen by them too.
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
