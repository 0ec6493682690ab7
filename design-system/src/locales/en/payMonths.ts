import type { payMonthsMessages } from "../../home/payMonthsMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `payMonthsMessages`. */
export const words: WordsOf<typeof payMonthsMessages> = {
  title: "To pay, month by month",
  billOne: "One bill",
  billOther: "{count} bills",
  onlyOverdue: "Overdue",
  allOverdue: "Overdue",
  overdueOne: "One overdue: {amount}",
  overdue: "Overdue {amount}",
  noDate: "No due date",
};
