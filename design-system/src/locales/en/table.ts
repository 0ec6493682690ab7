import type { tableMessages } from "../../data/tableMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `tableMessages`. */
export const words: WordsOf<typeof tableMessages> = {
  empty: "There is nothing to show yet.",
  sortedAscending: "Table sorted by {column}, ascending",
  sortedDescending: "Table sorted by {column}, descending",
};
