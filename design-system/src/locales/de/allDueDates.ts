import type { allDueDatesMessages } from "../../home/allDueDatesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `allDueDatesMessages`. */
export const words: WordsOf<typeof allDueDatesMessages> = {
  title: "Fälligkeiten der nächsten 60 Tage",
  totalOne: "Sie zahlen selbst, eine Rechnung",
  totalOther: "Sie zahlen selbst, {count} Rechnungen",
  addAll: "In den Kalender",
  addOf: "In den Kalender: {name}, {date}",
  reminder: "Der Kalender erinnert Sie zwei Tage vorher um 9 Uhr.",
  reminderSoon: "Der Kalender erinnert Sie um 9 Uhr: zwei Tage vorher, oder morgen, wenn weniger als drei Tage bleiben.",
  reminderToday: "Was heute fällig ist, kommt ohne Erinnerung in den Kalender.",
  fileName: "faelligkeiten",
  calendarPay: "Rechnung zahlen: {name}, {amount}",
  calendarDebit: "Abbuchung der Rechnung: {name}, {amount}",
  calendarPayPart: "Rate {number} von {count} der Rechnung zahlen: {name}, {amount}",
  calendarDebitPart: "Abbuchung der Rate {number} von {count} der Rechnung: {name}, {amount}",
  calendarReading: "Letzter Tag für die Selbstablesung: {name}",
  code: "Zahlungscode (codice avviso)",
};
