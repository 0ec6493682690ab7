import type { copyMessages } from "../../actions/copyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `copyMessages`. */
export const words: WordsOf<typeof copyMessages> = {
  copied: "Copied",
  blocked: "Not copied",
};
