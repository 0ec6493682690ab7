import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { control } from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import * as styles from "./PhoneField.css.ts";
import { phoneMask, splitPhone } from "./phoneNumber.ts";
import { SelectControl, type SelectOption } from "./Select.tsx";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Attributes of a native `input` besides the field's words; `className` goes to the frame, the rest to the number's input. */
export interface PhoneFieldProps extends FieldWords, Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** Country prefix without plus (@default "39") and number; "" for none. */
  value: { prefix?: string | undefined; number: string };
  /**
   * Each time either changes. The number is digits only; it keeps its plus ("+99123") if it brought a prefix that
   * `prefixes` doesn't have, so that validation can refuse it.
   */
  onChange: (value: { prefix: string; number: string }) => void;
  /** In the order shown, the prefix first, as a narrow list cuts long names: `{ value: "39", label: "+39 Italia" }`. */
  prefixes: readonly SelectOption[];
}

/**
 * A telephone number with its country prefix, as one group with one error. A number that is pasted or filled in with its
 * prefix ("+39 333…", "0039 333…") is split. The ref is the number's input.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, hint, error, optional, className, value: { prefix = "39", number }, onChange, prefixes, ...rest },
  ref,
) {
  const words = useMessages(codeMessages);
  const wiring = useFieldWiring({ ...rest, hint, error });
  const known = prefixes.map((option) => option.value);
  const take = (text: string) => onChange({ prefix, ...splitPhone(text, known) });
  const input = useMaskedInput({ ...rest, value: number, onChange: take, mask: phoneMask });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <fieldset aria-label={label} className={styles.group}>
        <SelectControl
          aria-label={words.phonePrefix}
          autoComplete="tel-country-code"
          disabled={rest.disabled}
          options={known.includes(prefix) ? prefixes : [{ value: prefix, label: `+${prefix}` }, ...prefixes]}
          value={prefix}
          onChange={(event) => onChange({ prefix: event.currentTarget.value, number })}
          className={styles.prefix}
        />
        {/* HTML allows tel-national on an input of type text alone; the keyboard is the same. */}
        <input
          autoComplete="tel-national"
          dir="ltr"
          {...rest}
          {...wiring}
          {...input}
          ref={ref}
          type="text"
          inputMode="tel"
          className={`${control} ${styles.number}`}
        />
      </fieldset>
    </Field>
  );
});
