import { forwardRef, useRef } from "react";
import { Spinner } from "../actions/Spinner.tsx";
import { daysInMonth } from "../data/days.ts";
import { useFormats } from "../data/useFormats.ts";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { usePartOnDemand } from "../overlays/usePartOnDemand.ts";
import { cx } from "../theme/cx.ts";
import { importAgain } from "../theme/importAgain.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import type { InputAttributes } from "./inputAttributes.ts";
import { maskDate } from "./mask.ts";
import { type DateProblem, formatDateText, parseDateText } from "./parseDateText.ts";
import { typedMessages } from "./typedMessages.it.ts";
import { useCheckedField } from "./useCheckedField.ts";
import { type ParsedText, useTypedValue } from "./useTypedValue.ts";

const loadCalendar = importAgain(() => import("./DateCalendar.tsx"));

/**
 * Props in addition to the attributes of a native `input`. `className` applies to the frame, all others to the input. With a `name` a native
 * form submits the text as it is shown ("31/12/2026"). To submit "2026-12-31", leave `name` out and render a hidden input with `value`.
 */
export interface DateFieldProps extends FieldWords, Omit<InputAttributes, "type" | "value" | "defaultValue" | "onChange" | "min" | "max"> {
  /** "YYYY-MM-DD", or a timestamp of that day. Null or an invalid date means none. A new value from outside replaces the typed text. */
  value: string | null;
  /**
   * Called on each change of the text: with the date, or with null and the problem as a sentence if the text is not a date. The text is
   * kept until it is corrected, the form is reset (a native `reset`, so a button of that type with `onReset={() => reset()}` for
   * react-hook-form), or the field gets another `key`.
   */
  onChange: (value: string | null, problem?: string) => void;
  /** Earliest date, in the format of `value`. */
  min?: string | undefined;
  /** Latest date, in the format of `value`. */
  max?: string | undefined;
}

const problems = { format: "dateFormat", month: "dateMonth", day: "dateDay", year: "dateYear" } as const satisfies Record<
  DateProblem,
  string
>;

/**
 * A day in the order of the page's region, GG/MM/AAAA (CS-11): typed with separators that are inserted automatically, pasted in any usual format, or selected in a calendar
 * that is loaded when it is first opened. Shows its own problem unless `error` is set. The ref is the text input.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { label, hint, error, optional, className, value: given, onChange, min: first, max: last, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/DateField", { ...rest, label });
  const words = useMessages(typedMessages);
  const formats = useFormats();
  const { fillDates, parseDate, monthNames } = formats;
  const write = (date: string | null) => formatDateText(date, formats);
  const [value, min, max] = [parseDate(given) ?? null, parseDate(first), parseDate(last)];
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { state, part, preload, toggle, close } = usePartOnDemand(loadCalendar);
  const read = (text: string, done: boolean): ParsedText<string> => {
    const { value: date, ...parsed } = parseDateText(text, formats);
    if (parsed.problem) {
      const { year = 0, month = 0, day = 0 } = parsed;
      const figures = { year, day, month: monthNames[month - 1] ?? "", days: daysInMonth(year, month) };
      return { value: null, problem: fill(words[problems[parsed.problem]], figures) };
    }
    if (date === null) return { value: null };
    // "27/11/20" may be the beginning of "27/11/2026".
    if (!done && !text.includes(date.slice(0, 4))) return { value: null, problem: words.dateFormat };
    if (min && date < min) return { value: null, problem: fillDates(words.dateMin, { min: write(min) }) };
    if (max && date > max) return { value: null, problem: fillDates(words.dateMax, { max: write(max) }) };
    return { value: date };
  };
  const { input, problem, choose } = useTypedValue({
    ...rest,
    value,
    onChange,
    read,
    mask: (text) => maskDate(text, formats.dateFormat),
    format: write,
  });
  const shownHint = hint ?? words.dateHint;
  const shown = error ?? problem;
  const wiring = useFieldWiring({ ...rest, hint: shownHint, error: shown });
  return (
    <Field id={wiring.id} label={label} hint={shownHint} error={shown} optional={optional} className={className}>
      <div ref={box} className={styles.box}>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...wiring}
          {...input}
          ref={ref}
          type="text"
          className={cx(styles.control, styles.withEnd)}
        />
        <button
          ref={opener}
          type="button"
          className={cx(styles.end, styles.endButton)}
          aria-label={fill(words.openPicker, { label })}
          aria-haspopup="dialog"
          aria-expanded={state === "open"}
          aria-busy={state === "loading" || undefined}
          disabled={rest.disabled || rest.readOnly}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={toggle}
        >
          {state === "loading" ? <Spinner /> : <CalendarIcon />}
        </button>
        {state === "open" && part && (
          <part.DateCalendar
            field={box}
            opener={opener}
            label={label}
            value={value}
            min={min}
            max={max}
            onChoose={choose}
            onClose={close}
          />
        )}
      </div>
      <p className={styles.note} aria-live="polite">
        {state === "failed" && words.calendarFailed}
      </p>
    </Field>
  );
});
