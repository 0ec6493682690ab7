import { forwardRef, type InputHTMLAttributes, useRef, useSyncExternalStore } from "react";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./CalendarField.css.ts";
import * as fieldStyles from "./Field.css.ts";
import { Field, type FieldWords, useFieldWiring } from "./Field.tsx";
import { type DateProblem, daysInMonth, formatDateText, type ParsedDate } from "./parseDateText.ts";
import { typedMessages } from "./typedMessages.it.ts";
import { type Reading, useTypedValue } from "./useTypedValue.ts";

/** Attributes of a native `input` besides the field's; `className` goes to the frame, the rest to the input. */
export interface CalendarFieldProps
  extends FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value" | "defaultValue" | "onChange" | "min" | "max"> {
  /** "YYYY-MM-DD", in a month field "YYYY-MM"; null for none. Another value from outside replaces what was typed. */
  value: string | null;
  /**
   * Each time the text changes: its date, or null with the problem in words when it is none.
   * The text stays; give the field another `key` to empty one whose text is no date.
   */
  onChange: (value: string | null, problem?: string) => void;
  /** First date allowed, written as `value`. */
  min?: string | undefined;
  /** Last date allowed, written as `value`. */
  max?: string | undefined;
}

/** What sets a day apart from a month. */
export interface Calendar {
  type: "date" | "month";
  parse: (text: string) => ParsedDate;
  mask: (text: string) => string;
  hint: keyof typeof typedMessages.words;
  /** The message of each problem; `{day}`, `{month}`, `{year}`, `{days}`, `{min}` and `{max}` are filled. */
  problems: Record<DateProblem | "min" | "max", keyof typeof typedMessages.words>;
}

const supported: Partial<Record<Calendar["type"], boolean>> = {};

/** Whether the platform has a picker of this type that a button may open. */
function hasPicker(type: Calendar["type"]): boolean {
  const detect = () => {
    const input = document.createElement("input");
    input.type = type;
    return input.type === type && "showPicker" in input;
  };
  supported[type] ??= detect();
  return supported[type];
}

const never = () => () => {};

const monthNames = new Intl.DateTimeFormat("it-IT", { month: "long", timeZone: "UTC" });

function describe({ year = 0, month = 0, day = 0 }: Extract<ParsedDate, { value: null; problem: DateProblem }>) {
  return { year, day, month: monthNames.format(Date.UTC(year, month - 1)), days: daysInMonth(year, month) };
}

/** A date that is typed, or picked in the platform's calendar where there is one. Only for building date fields. */
export const CalendarField = forwardRef<HTMLInputElement, CalendarFieldProps & { calendar: Calendar }>(function CalendarField(
  { label, calendar, hint, error, optional, className, value, onChange, min, max, ...rest },
  ref,
) {
  const words = useMessages(typedMessages);
  const picker = useRef<HTMLInputElement>(null);
  const pickable = useSyncExternalStore(
    never,
    () => hasPicker(calendar.type),
    () => false,
  );
  const read = (text: string, done: boolean): Reading<string> => {
    const parsed = calendar.parse(text);
    if (parsed.problem) return { value: null, problem: fill(words[calendar.problems[parsed.problem]], describe(parsed)) };
    const { value: date } = parsed;
    if (date === null) return { value: null };
    // "27/11/20" is on its way to 2026.
    if (!done && !text.includes(date.slice(0, 4))) return { value: null, problem: words[calendar.problems.format] };
    const limit = min && date < min ? "min" : max && date > max ? "max" : undefined;
    const limits = { min: formatDateText(min ?? null), max: formatDateText(max ?? null) };
    return limit ? { value: null, problem: fill(words[calendar.problems[limit]], limits) } : { value: date };
  };
  const { input, problem, choose } = useTypedValue({ ...rest, value, onChange, read, mask: calendar.mask, format: formatDateText });
  const shownHint = hint ?? words[calendar.hint];
  const shown = error ?? problem;
  const wiring = useFieldWiring({ ...rest, hint: shownHint, error: shown });
  return (
    <Field id={wiring.id} label={label} hint={shownHint} error={shown} optional={optional} className={className}>
      <div className={fieldStyles.box}>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          {...wiring}
          {...input}
          ref={ref}
          type="text"
          className={cx(fieldStyles.control, pickable && fieldStyles.withEnd)}
        />
        {pickable && (
          <>
            {/* `form=""`: it belongs to no form, whose own checks could not show it. */}
            <input
              ref={picker}
              type={calendar.type}
              form=""
              tabIndex={-1}
              aria-hidden="true"
              disabled={rest.disabled || rest.readOnly}
              className={styles.picker}
              value={value ?? ""}
              min={min}
              max={max}
              onChange={(event) => choose(event.currentTarget.value || null)}
            />
            <button
              type="button"
              className={cx(fieldStyles.end, fieldStyles.endButton)}
              aria-label={fill(words.openPicker, { label })}
              disabled={rest.disabled || rest.readOnly}
              onClick={() => picker.current?.showPicker()}
            >
              <CalendarIcon />
            </button>
          </>
        )}
      </div>
    </Field>
  );
});
