import type { chipMessages } from "../../bills/chipMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `chipMessages`. */
export const words: WordsOf<typeof chipMessages> = {
  filters: "Filters",
  all: "All",
  toPay: "To pay",
  debited: "Direct debit",
  unpaid: "Still open",
  light: "Electricity",
  gas: "Gas",
  more: "More filters",
  moreActiveOne: "More filters, one filter active",
  moreActive: "More filters, {count} filters active",
};
