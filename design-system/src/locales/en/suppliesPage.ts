import type { suppliesPageMessages } from "../../supplies/pagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `suppliesPageMessages`. */
export const words: WordsOf<typeof suppliesPageMessages> = {
  loading: "Loading the supplies",
  failed: "We can’t load the supplies",
  noneTitle: "You don’t have any supplies yet",
  noneText: "As soon as a contract is registered in your name you find it here.",
};
