import { defineMessages } from "../theme/messages.ts";

/** Words of the calendar, loaded with it. */
export const calendarMessages = defineMessages("calendar", {
  title: "Calendario: {label}",
  previousMonth: "Mese precedente",
  nextMonth: "Mese successivo",
});
