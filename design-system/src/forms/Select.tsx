import { forwardRef, type SelectHTMLAttributes } from "react";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import { SelectControl, type SelectOption } from "./SelectControl.tsx";

export type { SelectOption };

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
  const wiring = useFieldWiring({ hint, error, ...rest });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <SelectControl {...rest} {...wiring} ref={ref} />
    </Field>
  );
});
