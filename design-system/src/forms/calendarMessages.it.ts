import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the calendar, loaded with it. */
export const calendarMessages = defineMessages("calendar", {
  title: "Calendario: {label}",
  previousMonth: "Mese precedente",
  nextMonth: "Mese successivo",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    calendar: WordsOf<typeof calendarMessages>;
  }
}
