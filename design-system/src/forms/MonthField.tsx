import { type FieldsetHTMLAttributes, forwardRef, useState } from "react";
import { formatMonthYear, monthNames, romeDay, yearOf } from "../data/dates.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { legend } from "./Choice.css.ts";
import { FieldError, FieldHint, type FieldWords, OptionalMark, useFieldWiring } from "./Field.tsx";
import * as styles from "./MonthField.css.ts";
import { SelectControl } from "./Select.tsx";
import { typedMessages } from "./typedMessages.it.ts";

/** The rest goes to the native `fieldset`. */
export interface MonthFieldProps extends FieldWords, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, "onChange"> {
  /** "YYYY-MM"; null for none. Another value from outside replaces what was chosen. */
  value: string | null;
  /** The month, or null while only one half is chosen, and with the problem in words when it is past a limit. */
  onChange: (value: string | null, problem?: string) => void;
  /** First month allowed, written as `value`. @default ten years before the last one */
  min?: string | undefined;
  /** Last month allowed, written as `value`. @default the end of this year */
  max?: string | undefined;
}

const halves = (value: string | null) => {
  const [year = "", month = ""] = value?.split("-") ?? [];
  return { year, month };
};

const months = monthNames.map((label, index) => ({ value: String(index + 1).padStart(2, "0"), label }));

/** Newest first: most months that are asked for are recent. The year of a value past the limits is among them. */
function yearOptions(min: string | undefined, max: string | undefined, chosen: string) {
  const last = yearOf(max || (romeDay(new Date()) as string));
  const first = min ? yearOf(min) : last - 10;
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(last - index));
  if (chosen && !years.includes(chosen)) years.push(chosen);
  return years
    .sort()
    .reverse()
    .map((year) => ({ value: year, label: year }));
}

/**
 * A month of a year (CS-11), in two lists of the platform. Its value is "YYYY-MM", null until both are chosen.
 * Shows its own problem unless `error` is given; state: `data-invalid`. The ref is the `fieldset`.
 */
export const MonthField = forwardRef<HTMLFieldSetElement, MonthFieldProps>(function MonthField(
  { label, hint, error, optional, value, onChange, min, max, ...rest },
  ref,
) {
  const words = useMessages(typedMessages);
  const [stored, setChosen] = useState({ ...halves(value), seen: value, sent: value });
  let chosen = stored;
  if (value !== chosen.seen) {
    chosen = { ...(value === chosen.sent ? chosen : { ...halves(value), sent: value }), seen: value };
    setChosen(chosen);
  }
  const read = ({ year, month }: { year: string; month: string }) => {
    const date = year && month ? `${year}-${month}` : null;
    if (date && min && date < min) return { value: null, problem: fill(words.monthMin, { min: formatMonthYear(min) ?? min }) };
    if (date && max && date > max) return { value: null, problem: fill(words.monthMax, { max: formatMonthYear(max) ?? max }) };
    return { value: date, problem: undefined };
  };
  const choose = (half: { year: string } | { month: string }) => {
    const next = { ...chosen, ...half };
    const reading = read(next);
    setChosen({ ...next, sent: reading.value });
    if (reading.value !== chosen.sent || reading.problem) onChange(reading.value, reading.problem);
  };
  const shown = error ?? read(chosen).problem;
  const { "aria-invalid": invalid, ...wiring } = useFieldWiring({ ...rest, hint, error: shown });
  // Each half says by itself what is wrong: who comes back to one does not come through the group.
  const faulty = invalid ? { "aria-invalid": invalid, "aria-describedby": wiring["aria-describedby"] } : {};
  return (
    <fieldset {...rest} {...wiring} ref={ref} data-invalid={invalid}>
      <legend className={legend}>
        {label}
        {optional && <OptionalMark />}
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
          options={yearOptions(min, max, chosen.year)}
          value={chosen.year}
          onChange={(event) => choose({ year: event.target.value })}
        />
      </div>
      <FieldError id={wiring.id} error={shown} />
    </fieldset>
  );
});
