import { forwardRef } from "react";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { type AmountProblem, formatAmount, largestAmount, parseAmount } from "./parseAmount.ts";
import { typedMessages } from "./typedMessages.it.ts";
import { useCheckedField } from "./useCheckedField.ts";
import { type ParsedText, useTypedValue } from "./useTypedValue.ts";

const noBreakSpace = "\u00a0";

const keys = { format: "amountFormat", decimals: "amountDecimals", tooLarge: "amountMax" } as const satisfies Record<AmountProblem, string>;

/**
 * Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. With a `name` a native
 * form submits the text as it is shown ("1.234,50"). To submit "1234.5", leave `name` out and render a hidden input with `value`.
 */
export interface AmountFieldProps
  extends FieldWords,
    Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "min" | "max"> {
  /** Amount in euros, or null. A new value from outside replaces the typed text. */
  value: number | null;
  /**
   * Called on each change of the text: with the euros, or with null and the problem as a sentence if the text is not an amount. The text is
   * kept until it is corrected, the form is reset (a native `reset`, so a button of that type with `onReset={() => reset()}` for
   * react-hook-form), or the field gets another `key`.
   */
  onChange: (value: number | null, problem?: string) => void;
  /** Minimum in euros. @default 0 */
  min?: number | undefined;
  /** Maximum in euros. @default 999999999.99 */
  max?: number | undefined;
}

/**
 * An amount with two decimals, in the figures and the currency of the page (BL-09). In Italian it accepts "1.234,50", "1234,5" and "€ 12",
 * and formats it as "1.234,50" on blur. Shows its own problem unless `error` is set. The ref is the input.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { label, hint, error, optional, className, value, onChange, min = 0, max = largestAmount, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/AmountField", { ...rest, label });
  const words = useMessages(typedMessages);
  const formats = useNumberFormats();
  const format = (amount: number | null) => formatAmount(amount, formats);
  const money = (amount: number) => formats.formatMoney(amount).replace(noBreakSpace, " ");
  const limits = { min: money(min), max: money(max) };
  const read = (text: string): ParsedText<number> => {
    const { value: amount, problem } = parseAmount(text, formats);
    const refuse = (key: keyof typeof words) => ({ value: null, problem: fill(words[key], limits) });
    if (problem) return refuse(keys[problem]);
    if (amount !== null && amount < min) return refuse("amountMin");
    return amount !== null && amount > max ? refuse("amountMax") : { value: amount };
  };
  const { input, problem } = useTypedValue({ ...rest, value, onChange, read, format });
  const shown = error ?? problem;
  const wiring = useFieldWiring({ ...rest, hint, error: shown });
  return (
    <Field id={wiring.id} label={label} hint={hint} error={shown} optional={optional} className={className}>
      <div className={styles.box}>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...wiring}
          {...input}
          aria-describedby={cx(`${wiring.id}-unit`, wiring["aria-describedby"])}
          ref={ref}
          type="text"
          className={cx(styles.control, styles.withEnd)}
        />
        <span id={`${wiring.id}-unit`} className={cx(styles.end, styles.endMark)}>
          {formats.currencySign}
        </span>
      </div>
    </Field>
  );
});
