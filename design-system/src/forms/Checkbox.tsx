import { forwardRef, type ReactNode } from "react";
import { checkName } from "../theme/misuse.ts";
import { Choice } from "./Choice.tsx";
import { FieldError, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";

/** Attributes of a native `input` besides the words; `className` goes to the frame, the rest to the input. */
export interface CheckboxProps extends Omit<InputAttributes, "type"> {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode;
  /** Under the label: what follows from ticking it. */
  hint?: ReactNode | undefined;
  /** What is wrong and how to put it right, as one sentence. Its presence marks the box invalid (WCAG 3.3.1). */
  error?: string | undefined;
}

/** One box to tick. Takes `register(name)` of react-hook-form as it is; the ref is the input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox({ error, className, ...rest }, ref) {
  if (process.env.NODE_ENV !== "production") checkName("Checkbox", "label", rest.label, rest);
  const wiring = useFieldWiring({ ...rest, hint: undefined, error });
  return (
    <div className={className} data-invalid={error ? true : undefined}>
      <Choice {...rest} {...wiring} ref={ref} type="checkbox" />
      <FieldError id={wiring.id} error={error} />
    </div>
  );
});
