import { type ForwardedRef, forwardRef, type KeyboardEvent, type ReactElement, type RefAttributes } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The selected value, or null. */
  value: Value | null;
  onChange: (value: Value) => void;
}

const sideways = ["ArrowRight", "ArrowLeft"];

/** Arrows go around both ends of the group, as the APG's pattern says. WebKit stops there; the other engines do this themselves. */
function goAround(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const { key, target, currentTarget: group } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const isTurned = sideways.includes(key) && getComputedStyle(group).direction === "rtl";
  const isNext = (key === "ArrowDown" || key === "ArrowRight") !== isTurned;
  if (!isNext && key !== "ArrowUp" && !sideways.includes(key)) return;
  const radios = [...group.querySelectorAll<HTMLInputElement>("input:enabled")];
  const [end, other] = isNext ? [radios.at(-1), radios[0]] : [radios[0], radios.at(-1)];
  if (target !== end) return;
  event.preventDefault();
  other?.focus();
  other?.click();
}

/** One choice out of a few visible options. Arrow keys move and select, as in native radio groups. The ref is the `fieldset`. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  { value, onChange, ...group }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  return (
    <ChoiceGroup
      {...group}
      groupRef={ref}
      type="radio"
      isChecked={(each) => each === value}
      onChoose={(each) => onChange(each)}
      onKeyDown={(event) => {
        group.onKeyDown?.(event);
        goAround(event);
      }}
    />
  );
}) as <Value extends string>(props: RadioGroupProps<Value> & RefAttributes<HTMLFieldSetElement>) => ReactElement;
