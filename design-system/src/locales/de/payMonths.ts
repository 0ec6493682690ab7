import type { payMonthsMessages } from "../../home/payMonthsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `payMonthsMessages`. */
export const words: WordsOf<typeof payMonthsMessages> = {
  title: "Zu zahlen, Monat für Monat",
  billOne: "Eine Rechnung",
  billOther: "{count} Rechnungen",
  onlyOverdue: "Überfällig",
  allOverdue: "Überfällig",
  overdueOne: "Eine überfällig: {amount}",
  overdue: "Überfällig {amount}",
  noDate: "Ohne Fälligkeit",
};
