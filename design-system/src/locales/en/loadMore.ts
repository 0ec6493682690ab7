import type { loadMoreMessages } from "../../actions/loadMoreMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `loadMoreMessages`. */
export const words: WordsOf<typeof loadMoreMessages> = {
  moreOne: "Load one more",
  moreOther: "Show {count} more",
  loadedOne: "One more item shown",
  loadedOther: "{count} more items shown",
  remainingOne: "1 left",
  remainingOther: "{count} left",
};
