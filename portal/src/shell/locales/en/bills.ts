import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { payWayMessages } from "../../../rooms/bills/pay/messages.it.ts";

/** English texts of `payWayMessages`. */
export const payWay: WordsOf<typeof payWayMessages> = {
  loading: "We are looking for the bill to pay…",
  addToCalendar: "Add to the calendar",
  calendar: "Calendar",
  calendarFailed: "Try to open the calendar again",
  calendarTitle: "Pay the bill for {name}, {amount}",
  calendarPart: "Pay instalment {number} of {count} of the bill for {name}, {amount}",
  calendarCode: "Notice code (codice avviso)",
  calendarFile: "due-date-{number}",
  reported: "Noted: the payment is on its way.",
  notReported: "It is among the bills to pay again.",
  noneTitle: "This bill is not to be paid",
  noneText:
    "It is paid already or reported as paid, is debited automatically or is in your favour, or the link leads to a bill that is not yours.",
};
