import type { cadastralValueMessages } from "../../account/cadastralValueMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `cadastralValueMessages`. */
export const words: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "To be completed",
  changeReceived: "Request received",
  changeInProgress: "Request in progress",
  complete: "Complete",
};
