import type { overlaysMessages } from "../../overlays/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `overlaysMessages`. */
export const words: WordsOf<typeof overlaysMessages> = {
  close: "Schließen",
  confirm: "Bestätigen",
  cancel: "Abbrechen",
  back: "Zurück",
  forward: "Weiter",
  retry: "Wieder versuchen",
  done: "Verstanden",
  position: "{position} von {count}",
  notFetched: "Dieser Teil ließ sich nicht öffnen. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  busy: "Einen Moment: Wir sind gleich fertig. Dann können Sie schließen.",
  errorTitle: "Etwas hat nicht funktioniert",
  errorDescription: "Das liegt an uns, nicht an Ihnen. Versuchen Sie es in einigen Minuten wieder.",
};
