import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The selected value, or null. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice out of a few visible options. Arrow keys move and select, as in native radio groups. The ref is the `fieldset`. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  { value, onChange, ...group }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  return <ChoiceGroup {...group} groupRef={ref} type="radio" isChecked={(each) => each === value} onChoose={(each) => onChange(each)} />;
}) as <Value extends string>(props: RadioGroupProps<Value> & RefAttributes<HTMLFieldSetElement>) => ReactElement;
