import type { filterMessages } from "../../data/filterMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `filterMessages`. */
export const words: WordsOf<typeof filterMessages> = {
  apply: "Anwenden",
  clear: "Filter entfernen",
  active: "Aktive Filter",
  noneActive: "Keine aktiven Filter",
};
