import type { calendarMessages } from "../../forms/calendarMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `calendarMessages`. */
export const words: WordsOf<typeof calendarMessages> = {
  title: "Calendar: {label}",
  previousMonth: "Previous month",
  nextMonth: "Next month",
};
