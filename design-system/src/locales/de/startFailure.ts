import type { startFailureMessages } from "../../access/startFailureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `startFailureMessages`. */
export const words: WordsOf<typeof startFailureMessages> = {
  failed: "Wir können den Kundenbereich nicht öffnen",
  failedText: "Das liegt an uns, nicht an Ihnen: Ihre Rechnungen sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  configurationFailedText:
    "Eine unserer Einstellungen ist falsch: Wir arbeiten daran, Ihre Rechnungen sind sicher. Versuchen Sie es später wieder.",
  unreachable: "Wir erreichen unsere Server nicht",
  unreachableText:
    "Vielleicht fehlt die Verbindung, oder wir aktualisieren sie. Ihre Rechnungen sind sicher: Versuchen Sie es in einigen Minuten wieder.",
};
