import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "./ChoiceGroup.tsx";

export interface CheckboxGroupProps<Value extends string = string> extends ChoiceGroupProps<Value> {
  /** The checked values. */
  value: readonly Value[];
  /** Called with all checked values, in the order of `options`. */
  onChange: (value: Value[]) => void;
}

/** Any number of choices out of a few options. The ref is the `fieldset`. */
export const CheckboxGroup = forwardRef(function CheckboxGroup<Value extends string>(
  { value, onChange, ...group }: CheckboxGroupProps<Value>,
  ref: ForwardedRef<HTMLFieldSetElement>,
) {
  const choose = (changed: Value, checked: boolean) =>
    onChange(group.options.map((option) => option.value).filter((each) => (each === changed ? checked : value.includes(each))));
  return <ChoiceGroup {...group} groupRef={ref} type="checkbox" isChecked={(each) => value.includes(each)} onChoose={choose} />;
}) as <Value extends string>(props: CheckboxGroupProps<Value> & RefAttributes<HTMLFieldSetElement>) => ReactElement;
