import type { downloadMessages } from "../../actions/downloadMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `downloadMessages`. */
export const words: WordsOf<typeof downloadMessages> = {
  preparing: "Preparing the file…",
  done: "File downloaded.",
  failed: "The file did not arrive: it is a problem of ours or of the connection. Your data are safe: try again.",
};
