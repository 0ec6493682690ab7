import type { cadastralPageMessages } from "../../account/cadastralPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `cadastralPageMessages`. */
export const words: WordsOf<typeof cadastralPageMessages> = {
  loading: "Die Katasterdaten werden geladen",
  loadFailed: "Wir können die Katasterdaten nicht laden",
  noneTitle: "Die Katasterdaten fehlen",
  noneText: "Das Gesetz verlangt sie von uns: Sie finden sie im Kaufvertrag oder im Katasterauszug (visura catastale).",
  add: "Katasterdaten eingeben",
  change: "Daten ändern",
  lastRequest: "Letzte Änderungsanfrage",
  pendingTitle: "Es läuft eine Anfrage",
  pendingText: "Sobald sie abgeschlossen ist, können Sie eine weitere senden.",
  lead: "Lieferung: {name}",
  backToSupply: "Zurück zur Lieferung",
  cancelTitle: "Möchten Sie ohne Speichern gehen?",
  cancelText: "Ihre Eingaben gehen verloren.",
  cancelConfirm: "Verlassen",
  cancelKeep: "Weiterschreiben",
  successTitle: "Anfrage eingegangen",
  successText: "Wir prüfen die Daten und aktualisieren sie. Den Stand sehen Sie auf der Seite der Lieferung und bei Ihren Anfragen.",
  failureTitle: "Wir konnten die Anfrage nicht senden",
  failureText: "Ihre Eingaben sind noch da: Gehen Sie zurück, um es wieder zu versuchen.",
  unknownTitle: "Wir wissen nicht, ob die Anfrage angekommen ist",
  unknownText:
    "Die Antwort ging unterwegs verloren. Gehen Sie zurück, um es wieder zu versuchen: Mit denselben Daten bleibt es eine einzige Anfrage.",
  back: "Zurück",
};
