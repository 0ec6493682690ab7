import type { downloadMessages } from "../../actions/downloadMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `downloadMessages`. */
export const words: WordsOf<typeof downloadMessages> = {
  preparing: "Datei wird vorbereitet…",
  done: "Datei heruntergeladen.",
  failed: "Wir konnten die Datei nicht herunterladen. Versuchen Sie es bald wieder.",
};
