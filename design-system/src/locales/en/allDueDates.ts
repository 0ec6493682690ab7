import type { allDueDatesMessages } from "../../home/allDueDatesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `allDueDatesMessages`. */
export const words: WordsOf<typeof allDueDatesMessages> = {
  title: "Due dates of the next 60 days",
  totalOne: "For you to pay, one bill",
  totalOther: "For you to pay, {count} bills",
  addAll: "Add to the calendar",
  addOf: "Add to the calendar: {name}, {date}",
  reminder: "The calendar reminds you two days before, at 9 am.",
  reminderSoon: "The calendar reminds you at 9 am: two days before, or tomorrow if fewer than three days are left.",
  reminderToday: "What is due today goes into the calendar without a reminder.",
  fileName: "due-dates",
  calendarPay: "Pay the bill for {name}, {amount}",
  calendarDebit: "Direct debit of the bill for {name}, {amount}",
  calendarPayPart: "Pay instalment {number} of {count} of the bill for {name}, {amount}",
  calendarDebitPart: "Direct debit of instalment {number} of {count} of the bill for {name}, {amount}",
  calendarReading: "Last day for the meter reading of {name}",
  code: "Notice code (codice avviso)",
};
