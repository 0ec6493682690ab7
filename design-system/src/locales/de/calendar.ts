import type { calendarMessages } from "../../forms/calendarMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `calendarMessages`. */
export const words: WordsOf<typeof calendarMessages> = {
  title: "Kalender: {label}",
  previousMonth: "Voriger Monat",
  nextMonth: "Nächster Monat",
};
