import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { languageMessages } from "../../language/languageMessages.it.ts";
import type { startMessages } from "../../start/startMessages.it.ts";

/** German texts of `languageMessages`. */
export const languageChoice: WordsOf<typeof languageMessages> = {
  shown: "Die Seite ist jetzt auf Deutsch.",
  failed: "„{language}“ konnte nicht geladen werden: Die Seite bleibt auf Deutsch. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
};

/** German texts of `startMessages`. */
export const start: WordsOf<typeof startMessages> = {
  stillHere: "Ihre Eingaben sind noch da. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  later: "Jetzt nicht",
};
