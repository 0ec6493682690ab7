import { forwardRef } from "react";
import { type Calendar, CalendarField, type CalendarFieldProps } from "./CalendarField.tsx";
import { maskDate } from "./mask.ts";
import { parseDateText } from "./parseDateText.ts";

export type DateFieldProps = CalendarFieldProps;

const days: Calendar = {
  type: "date",
  parse: parseDateText,
  mask: (text) => maskDate(text, 2),
  hint: "dateHint",
  problems: { format: "dateFormat", month: "dateMonth", day: "dateDay", year: "dateYear", min: "dateMin", max: "dateMax" },
};

/**
 * A day, GG/MM/AAAA (spec §9): typed with slashes that come by themselves, pasted in any usual form, or picked.
 * Shows its own problem unless `error` is given. The ref is the text input.
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(props, ref) {
  return <CalendarField {...props} ref={ref} calendar={days} />;
});
