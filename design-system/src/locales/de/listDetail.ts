import type { listDetailMessages } from "../../layout/listDetailMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `listDetailMessages`. */
export const words: WordsOf<typeof listDetailMessages> = {
  backToList: "Zurück zur Liste",
};
