import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

export interface RadioGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The value that is chosen; null while none is. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One choice out of a few, all in view. Arrow keys move and choose, as the platform does. The ref is the `fieldset`. */
export const RadioGroup = forwardRef(function RadioGroup<Value extends string>(
  { value, onChange, ...group }: RadioGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  return <ChoiceGroup {...group} groupRef={ref} type="radio" isChecked={(each) => each === value} onChoose={(each) => onChange(each)} />;
}) as <Value extends string>(props: RadioGroupProps<Value> & RefAttributes<HTMLFieldSetElement>) => ReactElement;
