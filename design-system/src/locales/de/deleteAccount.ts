import type { deleteMessages } from "../../account/deleteMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `deleteMessages`. */
export const words: WordsOf<typeof deleteMessages> = {
  title: "Möchten Sie Ihr Konto löschen?",
  description: "Das lässt sich nicht rückgängig machen.",
  consequence1: "Sie kommen nicht mehr in den Kundenbereich und an seine Dokumente.",
  consequence2: "Ihre Lieferungen bleiben aktiv, und die Rechnungen kommen weiter.",
  consequence3: "Wenn Sie es sich anders überlegen, registrieren Sie sich neu.",
  understood: "Ich habe verstanden: Mein Konto löschen",
  notTicked: "Setzen Sie zum Bestätigen das Häkchen.",
  confirm: "Konto löschen",
  cancel: "Konto behalten",
  failed: "Das Konto ist nicht gelöscht. Es liegt an uns oder an der Verbindung. Es ist geblieben, wie es war: Versuchen Sie es wieder.",
  failedUnknown:
    "Wir wissen nicht, ob das Konto gelöscht ist: Die Antwort ging verloren. Versuchen Sie es wieder: Ist es so, sagen wir es.",
};
