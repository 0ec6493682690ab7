import { forwardRef } from "react";
import { useMessages } from "../theme/messages.ts";
import { codeMessages } from "./codeMessages.it.ts";
import { control } from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import * as styles from "./PhoneField.css.ts";
import { phoneMask, splitPhone } from "./phoneNumber.ts";
import { SelectControl, type SelectOption } from "./SelectControl.tsx";
import { useCheckedField } from "./useCheckedField.ts";
import { useMaskedInput } from "./useMaskedInput.ts";

/** Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the number's input. */
export interface PhoneFieldProps extends FieldWords, Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "maxLength"> {
  /** Country prefix without plus (@default "39") and number; "" if there is no number. */
  value: { prefix?: string | undefined; number: string };
  /**
   * Called on each change. The number contains only digits, or a plus ("+99123") if it was typed with a prefix that `prefixes` lacks, so
   * that validation can reject it.
   */
  onChange: (value: { prefix: string; number: string }) => void;
  /**
   * Prefixes in display order. Begin the labels with the prefix, because a narrow list cuts off long names: `{ value: "39", label: "+39
   * Italia" }`.
   */
  prefixes: readonly SelectOption[];
  /**
   * True if a number can be typed with the prefix of a country that `prefixes` lacks, for instance because the list could not be loaded.
   * @default false
   */
  otherPrefixes?: boolean | undefined;
}

/**
 * A telephone number with its country prefix, as one group with one error. A number that is pasted or autofilled with its prefix ("+39
 * 333…", "0039 333…") is split. The ref is the number's input.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, hint, error, optional, className, value: { prefix = "39", number }, onChange, prefixes, otherPrefixes, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/PhoneField", { ...rest, label });
  const words = useMessages(codeMessages);
  const wiring = useFieldWiring({ ...rest, hint, error });
  const prefixValues = prefixes.map((option) => option.value);
  const take = (text: string) => onChange({ prefix, ...splitPhone(text, prefixValues, otherPrefixes) });
  const input = useMaskedInput({ ...rest, value: number, onChange: take, mask: phoneMask });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <fieldset aria-label={label} className={styles.group}>
        <SelectControl
          aria-label={words.phonePrefix}
          autoComplete="tel-country-code"
          disabled={rest.disabled || rest.readOnly}
          options={prefixValues.includes(prefix) ? prefixes : [{ value: prefix, label: `+${prefix}` }, ...prefixes]}
          value={prefix}
          onChange={(event) => onChange({ prefix: event.currentTarget.value, number })}
          className={styles.prefix}
        />
        {/* HTML allows tel-national only on inputs of type text; the keyboard is the same. */}
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
