import type { chipMessages } from "../../bills/chipMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `chipMessages`. */
export const words: WordsOf<typeof chipMessages> = {
  filters: "Filter",
  all: "Alle",
  toPay: "Zu zahlen",
  debited: "Abbuchung",
  unpaid: "Noch offen",
  light: "Strom",
  gas: "Gas",
  more: "Weitere Filter",
  moreActiveOne: "Weitere Filter, ein Filter aktiv",
  moreActive: "Weitere Filter, {count} Filter aktiv",
};
