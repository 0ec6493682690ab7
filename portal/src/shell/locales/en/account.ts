import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { cadastralValueMessages } from "../../../rooms/account/cadastral/cadastralValueMessages.it.ts";

/** English texts of `cadastralValueMessages`. */
export const cadastralValue: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "To be completed",
  changeReceived: "Request received",
  changeInProgress: "Request in progress",
  complete: "Complete",
};
