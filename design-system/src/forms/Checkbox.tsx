import { forwardRef, type ReactNode } from "react";
import { Choice } from "./Choice.tsx";
import { FieldError, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface CheckboxProps extends Omit<InputAttributes, "type"> {
  /** The statement or option to check. It may contain a link. */
  label: ReactNode;
  /** Text under the label: the effect of checking the box. */
  hint?: ReactNode | undefined;
  /** The problem and its solution in one sentence. If it is set, the checkbox is marked invalid (WCAG 3.3.1). */
  error?: string | undefined;
}

/** A single checkbox. It accepts `register(name)` of react-hook-form. The ref is the input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox({ error, className, ...rest }, ref) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/Checkbox", rest);
  const wiring = useFieldWiring({ ...rest, hint: undefined, error });
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <Choice {...rest} {...wiring} ref={ref} type="checkbox" />
      <FieldError id={wiring.id} error={error} />
    </div>
  );
});
