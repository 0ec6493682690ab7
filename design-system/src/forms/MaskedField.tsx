import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import * as fieldStyles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import * as styles from "./MaskedField.css.ts";
import type { TextMask } from "./textMask.ts";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the input. */
export interface MaskedFieldProps extends FieldWords, Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** The plain code: no spaces, whatever the groups. */
  value: string;
  /** The plain code each time it changes; what is wrong with it is the caller's to say. */
  onChange: (value: string) => void;
  /** How the code is read and grouped; two are in textMask.ts. Keep it outside the component. */
  mask: TextMask;
}

/**
 * A code shown in groups, so that it can be compared with paper. It formats and never refuses: spaces, small letters,
 * full-width and Arabic-Indic digits are understood, nothing is cut off, the caret stays where it was. The ref is the input.
 */
export const MaskedField = forwardRef<HTMLInputElement, MaskedFieldProps>(function MaskedField(
  { label, hint, error, optional, className, value, onChange, mask, ...rest },
  ref,
) {
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
