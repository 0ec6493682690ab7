import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { cadastralValueMessages } from "../../../rooms/account/cadastral/cadastralValueMessages.it.ts";

/** German texts of `cadastralValueMessages`. */
export const cadastralValue: WordsOf<typeof cadastralValueMessages> = {
  incomplete: "Zu ergänzen",
  changeReceived: "Anfrage eingegangen",
  changeInProgress: "Anfrage in Bearbeitung",
  complete: "Vollständig",
};
