import { forwardRef } from "react";
import { type Calendar, CalendarField, type CalendarFieldProps } from "./CalendarField.tsx";
import { maskDate } from "./mask.ts";
import { parseMonthText } from "./parseDateText.ts";

export type MonthFieldProps = CalendarFieldProps;

const months: Calendar = {
  type: "month",
  parse: parseMonthText,
  mask: (text) => maskDate(text, 1),
  hint: "monthHint",
  problems: { format: "monthFormat", month: "monthMonth", day: "monthFormat", year: "dateYear", min: "monthMin", max: "monthMax" },
};

/**
 * A month, MM/AAAA (spec §9); typed, pasted or picked like a `DateField`. Its value is "YYYY-MM". The ref is the text input.
 */
export const MonthField = forwardRef<HTMLInputElement, MonthFieldProps>(function MonthField(props, ref) {
  return <CalendarField {...props} ref={ref} calendar={months} />;
});
