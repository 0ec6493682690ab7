import { forwardRef, type SelectHTMLAttributes } from "react";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import { SelectControl, type SelectOption } from "./SelectControl.tsx";
import { useCheckedField } from "./useCheckedField.ts";

export type { SelectOption };
/** @deprecated Import `SelectControl` from `forms/SelectControl.tsx`. */
export { SelectControl };

/** Props in addition to the attributes of a native `select`. `className` applies to the frame, all others to the select. */
export interface SelectProps extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, "multiple" | "children"> {
  options: readonly SelectOption[];
  /** Text of an empty first option, such as "Scegli il mese". */
  placeholder?: string | undefined;
}

/** One choice out of many, in a native select. It accepts `register(name)` of react-hook-form. The ref is the select. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hint, error, optional, className, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/Select", { ...rest, label });
  const wiring = useFieldWiring({ hint, error, ...rest });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <SelectControl {...rest} {...wiring} ref={ref} />
    </Field>
  );
});
