import type { failureMessages } from "../../access/failureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `failureMessages`. */
export const words: WordsOf<typeof failureMessages> = {
  backToLogin: "Anmelden",
  notFoundText: "Diese Adresse gibt es nicht oder nicht mehr. Prüfen Sie sie oder beginnen Sie auf der Startseite.",
  errorText: "Das liegt an uns, nicht an Ihnen: Ihre Daten sind sicher. Versuchen Sie es in einigen Minuten wieder.",
  pageFailedText:
    "Wir können Ihnen diese Seite nicht zeigen: Das liegt an uns. Ihre Daten sind sicher: Versuchen Sie es in einigen Minuten wieder.",
  crashed: "Etwas ist kaputtgegangen",
  crashedText: "Das liegt an uns, nicht an Ihnen. Zur Sicherheit haben wir Sie abgemeldet: Melden Sie sich neu an, um fortzufahren.",
  outdated: "Wir können diese Seite nicht laden",
  outdatedText: "Vielleicht gibt es eine neue Version des Kundenbereichs, oder die Verbindung fehlt. Laden Sie die Seite neu.",
  offline: "Sie sind ohne Verbindung",
  offlineText:
    "Diese Seite ist noch nicht auf Ihrem Gerät. Wir öffnen sie, sobald die Verbindung da ist; schon geöffnete Seiten bleiben hier.",
  ended: "Ihre Sitzung ist beendet",
  endedText: "Um Ihre Daten zu sehen, melden Sie sich neu an. Sie sind ohne Verbindung: Wir öffnen die Anmeldung, sobald sie da ist.",
  reload: "Seite neu laden",
  retry: "Wieder versuchen",
};
