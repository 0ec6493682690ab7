import type { dateMessages } from "../../data/dateMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `dateMessages`. */
export const words: WordsOf<typeof dateMessages> = {
  today: "today",
  tomorrow: "tomorrow",
  yesterday: "yesterday",
  inDays: "in {count}\u00a0days",
  sinceDays: "{count}\u00a0days ago",
  due: "Due {date}",
  overdue: "Fell due {date}",
  debit: "Direct debit {date}",
  paid: "Paid {date}",
};
