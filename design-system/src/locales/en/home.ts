import type { homeMessages } from "../../home/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `homeMessages`. */
export const words: WordsOf<typeof homeMessages> = {
  greeting: "Hello {name}",
  greetingNoName: "Hello",
  loading: "Loading the page",
  all: "All",
  nothingToPay: "Nothing to pay",
  dueDates: "Due dates",
  allDueDates: "All due dates",
  allDueDatesFailed: "We can’t show all due dates. Check your connection and try again.",
  latestBills: "The latest bills",
  allBills: "All bills",
  activeSuppliesOne: "Your supply",
  activeSupplies: "Your supplies",
  allSupplies: "All {count} active supplies",
  suppliesFailed: "We can’t load the supplies",
  noSuppliesTitle: "No active supplies",
  noSuppliesText: "When a supply of electricity or gas is active you find it here.",
  estimated: "estimated",
  year: "Consumption: {name}",
  allYear: "All",
  allYearName: "All consumption",
  yearFailed: "We can’t load the consumption",
  yearNone: "There is no consumption this year yet.",
};
