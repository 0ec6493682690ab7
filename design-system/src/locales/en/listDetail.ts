import type { listDetailMessages } from "../../layout/listDetailMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `listDetailMessages`. */
export const words: WordsOf<typeof listDetailMessages> = {
  backToList: "Back to the list",
};
