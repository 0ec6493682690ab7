import type { typedMessages } from "../../forms/typedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `typedMessages`. */
export const words: WordsOf<typeof typedMessages> = {
  amountFormat: "Enter the amount in figures, for example 125.",
  amountDecimals: "Enter two decimal places at most.",
  amountMin: "Enter an amount of {min} or more.",
  amountMax: "Enter an amount of {max} or less.",
  dateHint: "DD/MM/YYYY",
  dateFormat: "Enter the date like 27/11/2026.",
  dateMonth: "Months go from 01 to 12: enter the date like 27/11/2026.",
  dateDay: "There is no day {day}: {month} {year} has {days} days.",
  dateYear: "Enter a year from 1900 on, with four digits.",
  dateMin: "Enter a date from {min} on.",
  dateMax: "Enter a date no later than {max}.",
  openPicker: "Open the calendar: {label}",
  calendarFailed: "The calendar did not open. Type the date, or check your connection and try again.",
  month: "Month",
  year: "Year",
  monthMin: "Choose a month from {min} on.",
  monthMax: "Choose a month no later than {max}.",
};
