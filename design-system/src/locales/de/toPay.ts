import type { toPayMessages } from "../../bills/toPayMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `toPayMessages`. */
export const words: WordsOf<typeof toPayMessages> = {
  title: "Zu zahlen",
  one: "Eine Rechnung,",
  other: "{count} Rechnungen,",
  oneOverdue: "eine {due}",
  someOverdue: "{count} sind überfällig",
  allOverdue: "alle überfällig",
  first: "die erste {due}",
  samePeriodTwo: "vielleicht berichtigt eine die andere",
  samePeriodMany: "vielleicht berichtigt eine die anderen",
  noDay: "Fälligkeit nicht angegeben",
  action: "Zahlung ansehen",
  dueDates: "Fälligkeiten",
  pay: "Sie zahlen",
  debit: "Abbuchung",
  reported: "Von Ihnen bezahlt",
  coming: "Unterwegs",
  reading: "Selbstablesung",
  overdue: "Überfällig",
  samePeriod: "Gleicher Zeitraum",
};
