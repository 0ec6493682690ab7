import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import * as fieldStyles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import * as styles from "./MaskedField.css.ts";
import type { TextMask } from "./textMask.ts";
import { useCheckedField } from "./useCheckedField.ts";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface MaskedFieldProps extends FieldWords, Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** The code without spaces, however it is grouped. */
  value: string;
  /** Called with the code without spaces on each change. The caller validates it. */
  onChange: (value: string) => void;
  /** Defines how the code is parsed and grouped; textMask.ts has two masks. Define it outside the component. */
  mask: TextMask;
}

/**
 * A code shown in groups, so that it can be compared with paper. It formats and never rejects: it accepts spaces, lower case, full-width
 * and Arabic-Indic digits, cuts nothing off, and keeps the caret in place. The ref is the input.
 */
export const MaskedField = forwardRef<HTMLInputElement, MaskedFieldProps>(function MaskedField(
  { label, hint, error, optional, className, value, onChange, mask, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production")
    // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
    useCheckedField("forms/MaskedField", { ...rest, label }, ["forms/IbanField", "forms/DigitsField"]);
  const wiring = useFieldWiring({ ...rest, hint, error });
  const input = useMaskedInput({ ...rest, value, onChange, mask });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        {...rest}
        {...wiring}
        {...input}
        ref={ref}
        type="text"
        className={cx(fieldStyles.control, styles.code)}
      />
    </Field>
  );
});
