import { type FieldsetHTMLAttributes, forwardRef, useState } from "react";
import { yearOf } from "../data/days.ts";
import { useFormats } from "../data/useFormats.ts";
import { useMessages } from "../theme/messages.ts";
import { legend } from "./Choice.css.ts";
import { FieldError, FieldHint, type FieldWords, OptionalMark, useFieldWiring } from "./Field.tsx";
import * as styles from "./MonthField.css.ts";
import { SelectControl } from "./SelectControl.tsx";
import { typedMessages } from "./typedMessages.it.ts";
import { useCheckedField } from "./useCheckedField.ts";

/**
 * Props in addition to the attributes of a native `fieldset`, which gets all others. A native form submits no month, also with a `name`: to
 * submit "2026-12", render a hidden input with `value`.
 */
export interface MonthFieldProps extends FieldWords, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "onChange"> {
  /** "YYYY-MM", or null. A new value from outside replaces the selection. */
  value: string | null;
  /**
   * Called with the month. It is null while only one half is selected, and null with the problem as a sentence if the month is outside the
   * limits.
   */
  onChange: (value: string | null, problem?: string) => void;
  /** Earliest month, in the format of `value`. @default ten years before the latest one */
  min?: string | undefined;
  /** Latest month, in the format of `value`. @default the end of this year */
  max?: string | undefined;
}

const halves = (value: string | null) => {
  const [year = "", month = ""] = value?.split("-") ?? [];
  return { year, month };
};

/** Returns the years, newest first, because most requested months are recent. The year of a value outside the limits is included. */
function yearOptions(min: string | undefined, max: string, chosen: string) {
  const last = yearOf(max);
  const first = min ? yearOf(min) : last - 10;
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(last - index));
  if (chosen && !years.includes(chosen)) years.push(chosen);
  return years
    .sort()
    .reverse()
    .map((year) => ({ value: year, label: year }));
}

/**
 * A month of a year (CS-11), in two native selects. Its value is "YYYY-MM", or null until both are selected. Shows its own problem unless
 * `error` is set. The ref is the `fieldset`. State: `data-invalid`.
 */
export const MonthField = forwardRef<HTMLFieldSetElement, MonthFieldProps>(function MonthField(
  { label, hint, error, optional, value, onChange, min, max, "aria-invalid": givenInvalid, ...rest },
  ref,
) {
  // biome-ignore lint/correctness/useHookAtTopLevel: one build has it in each render, the other in none.
  if (process.env.NODE_ENV !== "production") useCheckedField("forms/MonthField", { ...rest, label });
  const words = useMessages(typedMessages);
  const { dayAt, fillDates, formatMonthYear, monthNames } = useFormats();
  const months = monthNames.map((name, index) => ({ value: String(index + 1).padStart(2, "0"), label: name }));
  const [stored, setChosen] = useState({ ...halves(value), seen: value, sent: value });
  let chosen = stored;
  if (value !== chosen.seen) {
    chosen = { ...(value === chosen.sent ? chosen : { ...halves(value), sent: value }), seen: value };
    setChosen(chosen);
  }
  const read = ({ year, month }: { year: string; month: string }) => {
    const date = year && month ? `${year}-${month}` : null;
    if (date && min && date < min) return { value: null, problem: fillDates(words.monthMin, { min: formatMonthYear(min) ?? min }) };
    if (date && max && date > max) return { value: null, problem: fillDates(words.monthMax, { max: formatMonthYear(max) ?? max }) };
    return { value: date, problem: undefined };
  };
  const choose = (half: { year: string } | { month: string }) => {
    const next = { ...chosen, ...half };
    const reading = read(next);
    setChosen({ ...next, sent: reading.value });
    if (reading.value !== chosen.sent || reading.problem) onChange(reading.value, reading.problem);
  };
  const shown = error ?? read(chosen).problem;
  const { "aria-invalid": invalid, ...wiring } = useFieldWiring({ ...rest, "aria-invalid": givenInvalid, hint, error: shown });
  // Each half refers to the error itself, because a user who returns to one half does not enter the group again.
  const faulty = invalid ? { "aria-invalid": invalid, "aria-describedby": wiring["aria-describedby"] } : {};
  return (
    <fieldset {...rest} {...wiring} ref={ref} data-invalid={shown ? true : undefined}>
      <legend className={legend}>
        {label}
        {optional && <OptionalMark feminine={optional === "feminine"} />}
      </legend>
      <FieldHint id={wiring.id}>{hint}</FieldHint>
      <div className={styles.halves}>
        <SelectControl
          {...faulty}
          aria-label={words.month}
          placeholder={words.month}
          options={months}
          value={chosen.month}
          onChange={(event) => choose({ month: event.target.value })}
        />
        <SelectControl
          {...faulty}
          aria-label={words.year}
          placeholder={words.year}
          options={yearOptions(min, max || (dayAt(new Date()) as string), chosen.year)}
          value={chosen.year}
          onChange={(event) => choose({ year: event.target.value })}
        />
      </div>
      <FieldError id={wiring.id} error={shown} />
    </fieldset>
  );
});
