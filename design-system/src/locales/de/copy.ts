import type { copyMessages } from "../../actions/copyMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `copyMessages`. */
export const words: WordsOf<typeof copyMessages> = {
  copied: "Kopiert",
  blocked: "Nicht kopiert",
};
