import type { dateMessages } from "../../data/dateMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `dateMessages`. */
export const words: WordsOf<typeof dateMessages> = {
  today: "heute",
  tomorrow: "morgen",
  yesterday: "gestern",
  inDays: "in {count}\u00a0Tagen",
  sinceDays: "vor {count}\u00a0Tagen",
  due: "Fällig {date}",
  overdue: "War {date} fällig",
  debit: "Abbuchung {date}",
  paid: "Bezahlt {date}",
};
