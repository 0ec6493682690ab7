import type { billsPageMessages } from "../../bills/pageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billsPageMessages`. */
export const words: WordsOf<typeof billsPageMessages> = {
  list: "Your bills",
  chosen: "The chosen bill",
  statement: "Account statement",
  filterFailed: "We can’t open the filters",
  countOne: "One in all",
  countOther: "{count} in all",
  matchOne: "One found",
  matchOther: "{count} found",
  foundOne: "One bill found",
  foundOther: "{count} bills found",
  nothingFoundTitle: "No bills with these filters",
  nothingFoundText: "Try changing the filters or removing them all.",
  nothingChosenTitle: "Choose what you want to see",
  nothingChosenText: "In the filters you have not chosen any status, type of supply or payment method.",
  clearFilters: "Remove the filters",
  moreFailed: "The other bills did not arrive: it is a problem of ours or of the connection. They are safe: try again.",
  opening: "We are looking for your bill…",
  notFoundTitle: "We can’t find this bill",
  notFoundText: "The link leads to a bill that does not exist or is not yours. You can look for it among all the others.",
  notFoundConfirm: "See all bills",
  openFailed: "We can’t open the bill",
};
