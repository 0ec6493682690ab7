import type { requestStatusMessages } from "../../feedback/requestStatusMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `requestStatusMessages`. */
export const words: WordsOf<typeof requestStatusMessages> = {
  received: "Eingegangen",
  inProgress: "In Bearbeitung",
  waiting: "Wir warten auf Sie",
  done: "Erledigt",
  unsuccessful: "Fehlgeschlagen",
  unknown: "Zu prüfen",
};
