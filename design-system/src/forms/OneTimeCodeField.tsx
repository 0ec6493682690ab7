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
import { useCheckedField } from "./useCheckedField.ts";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. */
export interface OneTimeCodeFieldProps
  extends Omit<FieldWords, "label" | "optional">,
    Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** @default "Codice di verifica" */
  label?: string | undefined;
  /** The digits typed so far. */
  value: string;
  /** Called with the digits on each change. Other characters are removed. */
  onChange: (value: string) => void;
  /** Called each time the code becomes complete, by typing, pasting or autofill. */
  onComplete?: ((code: string) => void) | undefined;
  /** Number of digits. @default 4 (PM-09) */
  length?: number | undefined;
}

const mask = { plain: plainDigits };

/**
 * A code sent by SMS. It is a single input, so that pasting, autofill and screen readers work; the places are only drawn (WCAG 1.3.5,
 * 3.3.8). Digits beyond `length` are ignored. The ref is the input.
 */
export const OneTimeCodeField = forwardRef<HTMLInputElement, OneTimeCodeFieldProps>(function OneTimeCodeField(
  { label, hint, error, className, value, onChange, onComplete, length = 4, style, ...rest },
  ref,
) {
  const words = useMessages(codeMessages);
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/OneTimeCodeField", { ...rest, label: label ?? words.oneTimeCode });
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
    // The browser pastes incomplete codes, which it inserts at the caret.
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
