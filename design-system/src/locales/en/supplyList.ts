import type { listMessages } from "../../supplies/listMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `listMessages`. */
export const words: WordsOf<typeof listMessages> = {
  search: "Find a supply",
  searchHint: "Name, address, POD or PDR",
  foundOne: "One supply",
  foundOther: "{count} supplies",
  filter: "Filters of the supplies",
  all: "All",
  noneTitle: "No supply with these words",
  noneDescription: "Try fewer words, or a part of the code.",
  clear: "Show all supplies",
  moreOne: "Show one more supply",
  moreOther: "Show {count} more supplies",
  loadedOne: "One more supply shown",
  loadedOther: "{count} more supplies shown",
};
