import type { downloadMessages } from "../../actions/downloadMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `downloadMessages`. */
export const words: WordsOf<typeof downloadMessages> = {
  preparing: "Datei wird vorbereitet…",
  done: "Datei heruntergeladen.",
  failed: "Die Datei ist nicht angekommen. Es liegt an uns oder an der Verbindung. Ihre Daten sind sicher: Versuchen Sie es wieder.",
};
