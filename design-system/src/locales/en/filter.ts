import type { filterMessages } from "../../data/filterMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `filterMessages`. */
export const words: WordsOf<typeof filterMessages> = {
  apply: "Apply",
  clear: "Remove the filters",
  active: "Active filters",
  noneActive: "No active filters",
};
