import { forwardRef } from "react";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the input. */
export interface TextFieldProps extends FieldWords, InputAttributes {
  /** @default "text" */
  type?: "text" | "email" | "tel" | "url" | "search" | undefined;
}

/** One line of text. Takes `register(name)` of react-hook-form as it is; the ref is the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, className, ...rest },
  ref,
) {
  const wiring = useFieldWiring({ hint, error, ...rest });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input type="text" {...rest} {...wiring} ref={ref} className={styles.control} />
    </Field>
  );
});
