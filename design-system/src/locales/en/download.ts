import type { downloadMessages } from "../../actions/downloadMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `downloadMessages`. */
export const words: WordsOf<typeof downloadMessages> = {
  preparing: "Preparing the file…",
  done: "File downloaded.",
  failed: "We could not download the file. Try again soon.",
};
