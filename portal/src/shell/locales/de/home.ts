import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { allDueDatesMessages } from "@favilla/design-system/home/allDueDatesMessages.it.ts";
import type { firstStepsMessages } from "@favilla/design-system/home/firstStepsMessages.it.ts";
import type { homeMessages } from "@favilla/design-system/home/messages.it.ts";
import type { payMonthsMessages } from "@favilla/design-system/home/payMonthsMessages.it.ts";

/** German texts of `allDueDatesMessages`. */
export const allDueDates: WordsOf<typeof allDueDatesMessages> = {
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

/** German texts of `firstStepsMessages`. */
export const firstSteps: WordsOf<typeof firstStepsMessages> = {
  welcome: "Wir fangen gerade an",
  welcomeText: "Wir kümmern uns darum: Hier verfolgen Sie den Stand und müssen nichts tun.",
  welcomeNoSupply: "Ihr Kundenbereich ist bereit: Es fehlt nur eine Lieferung.",
  welcomeSteps: "Die ersten Schritte",
  stepAccount: "Ihr Kundenbereich ist aktiv",
  stepActivation: "Wir aktivieren die Lieferung „{name}“",
  stepActivationText: "Wir sprechen mit dem Verteiler: Die Lieferung wird nicht unterbrochen.",
  stepNoSupply: "Wenn Sie eine anfordern, verfolgen Sie hier ihre Aktivierung.",
  stepBill: "Sie sind neu bei uns: Die erste Rechnung kommt nach dem ersten Verbrauchszeitraum, und Sie finden sie hier.",
  seeSupply: "Lieferung ansehen",
  seeSupplies: "Lieferungen ansehen",
};

/** German texts of `homeMessages`. */
export const home: WordsOf<typeof homeMessages> = {
  greeting: "Guten Tag, {name}",
  greetingNoName: "Guten Tag",
  loading: "Die Seite wird geladen",
  all: "Alle",
  nothingToPay: "Nichts zu zahlen",
  dueDates: "Fälligkeiten",
  allDueDates: "Alle Fälligkeiten",
  allDueDatesFailed: "Wir können nicht alle Fälligkeiten zeigen. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  latestBills: "Die letzten Rechnungen",
  allBills: "Alle Rechnungen",
  activeSupplies: "Ihre Lieferungen",
  allSupplies: "Alle {count} aktiven Lieferungen",
  suppliesFailed: "Wir können die Lieferungen nicht laden",
  noSuppliesTitle: "Keine aktive Lieferung",
  noSuppliesText: "Wenn eine Strom- oder Gaslieferung aktiv ist, finden Sie sie hier.",
  estimated: "geschätzt",
};

/** German texts of `payMonthsMessages`. */
export const payMonths: WordsOf<typeof payMonthsMessages> = {
  title: "Zu zahlen, Monat für Monat",
  billOne: "Eine Rechnung",
  billOther: "{count} Rechnungen",
  onlyOverdue: "Überfällig",
  allOverdue: "Überfällig",
  overdueOne: "Eine überfällig: {amount}",
  overdue: "Überfällig {amount}",
  noDate: "Ohne Fälligkeit",
};
