import { forwardRef } from "react";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { useCheckedField } from "./useCheckedField.ts";

/** Types of a native text field. */
export const textFieldTypes = ["text", "email", "tel", "url", "search"] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface TextFieldProps extends FieldWords, InputAttributes {
  /** @default "text" */
  type?: TextFieldType | undefined;
}

/** One line of text. It accepts `register(name)` of react-hook-form. The ref is the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, optional, className, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/TextField", { ...rest, label });
  const wiring = useFieldWiring({ hint, error, ...rest });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input type="text" {...rest} {...wiring} ref={ref} className={styles.control} />
    </Field>
  );
});
