import { type ClipboardEvent, forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { control } from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import * as styles from "./OneTimeCodeField.css.ts";
import { readCode } from "./oneTimeCode.ts";
import { plainDigits } from "./plainCode.ts";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the input. */
export interface OneTimeCodeFieldProps
  extends Omit<FieldWords, "label" | "optional">,
    Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** @default "Codice di verifica" */
  label?: string | undefined;
  /** The digits typed so far. */
  value: string;
  /** The digits each time they change; whatever is no digit is left out. */
  onChange: (value: string) => void;
  /** Once each time the code becomes complete, by typing, paste or autofill. */
  onComplete?: ((code: string) => void) | undefined;
  /** How many digits the code has. @default 4 (PM-09) */
  length?: number | undefined;
}

const mask = { plain: plainDigits };

/**
 * A code sent by SMS: one input, so that paste, autofill and screen readers work; the places are only drawn
 * (WCAG 1.3.5, 3.3.8). Digits beyond `length` are not taken. The ref is the input.
 */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(function OneTimeCodeField(
  { label, hint, error, className, value, onChange, onComplete, length = 4, style, ...rest },
  ref,
) {
  const words = useMessages(codeMessages);
  const shownHint = hint ?? fill(words.oneTimeCodeHint, { length });
  const wiring = useFieldWiring({ ...rest, hint: shownHint, error });
  const take = (code: string) => {
    if (code === value || code.length > length) return;
    onChange(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    rest.onPaste?.(event);
    const code = readCode(event.clipboardData.getData("text"), length);
    // A few digits are left to the browser, which puts them where the caret is.
    if (event.defaultPrevented || rest.readOnly || (code !== undefined && code.length < length)) return;
    event.preventDefault();
    if (code) take(code);
  };
  const input = useMaskedInput({ ...rest, value, onChange: take, mask });
  return (
    <Field id={wiring.id} label={label ?? words.oneTimeCode} hint={shownHint} error={error} className={className}>
      <input
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        dir="ltr"
        {...rest}
        {...wiring}
        {...input}
        onPaste={paste}
        ref={ref}
        type="text"
        className={cx(control, styles.code)}
        style={{ inlineSize: `calc(${length} * ${styles.place} + ${styles.ends})`, ...style }}
      />
    </Field>
  );
});
