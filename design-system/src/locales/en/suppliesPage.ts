import type { suppliesPageMessages } from "../../supplies/pagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `suppliesPageMessages`. */
export const words: WordsOf<typeof suppliesPageMessages> = {
  loading: "Loading the supplies",
  failed: "We can’t load the supplies",
  chosen: "The chosen supply",
  missingTitle: "We can’t find this supply",
  missingText: "Choose another one from the list.",
  noneTitle: "You don’t have any supplies yet",
  noneText: "As soon as a contract is registered in your name you find it here.",
};
