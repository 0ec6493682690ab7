import type { cadastralValueMessages } from "../../account/cadastralValueMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `cadastralValueMessages`. */
export const words: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "Zu ergänzen",
  changeReceived: "Anfrage eingegangen",
  changeInProgress: "Anfrage in Bearbeitung",
  complete: "Vollständig",
};
