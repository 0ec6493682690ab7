import type { wizardMessages } from "../../payments/wizardMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `wizardMessages`. */
export const words: WordsOf<typeof wizardMessages> = {
  bankTitle: "SEPA-Lastschrift",
  bookletTitle: "Abbuchung vom Postsparbuch",
  loading: "Wir bereiten die Änderung vor",
  failed: "Wir können die Änderung nicht vorbereiten",
  noTermTitle: "Wir finden nicht, wie Sie diese Lieferung zahlen",
  noTermText: "Ohne diese Angabe geht es hier nicht. Schreiben Sie uns oder rufen Sie an: Wir erledigen es.",
  stepIban: "Ihre IBAN",
  stepBooklet: "Ihr Postsparbuch",
  stepAccept: "Die Bedingungen",
  stepConfirm: "Mit SMS bestätigen",
  ibanLead: "Von welchem Bankkonto möchten Sie die Rechnungen für „{name}“ zahlen?",
  bookletLead: "Von welchem Postsparbuch möchten Sie die Rechnungen für „{name}“ zahlen?",
  acceptLead: "Lesen Sie, was sich ändert, und nehmen Sie dann an.",
  bankConfirmLead: "Prüfen Sie das Mandat: Sie unterschreiben es mit dem Code, den wir per SMS senden.",
  bookletConfirmLead: "Der letzte Schritt: Bestätigen Sie mit dem Code, den wir per SMS senden.",
  codeTitle: "Code eingeben",
  ibanAgain: "Geben Sie die IBAN neu ein",
  ibanAgainText: "Zu Ihrer Sicherheit bewahren wir sie nicht auf, auch nicht den Code aus der SMS. Die Handynummer ist noch da.",
  bookletAgain: "Geben Sie die Nummer des Postsparbuchs neu ein",
  bookletAgainText: "Zu Ihrer Sicherheit bewahren wir sie nicht auf, auch nicht den Code aus der SMS. Ihre anderen Eingaben sind noch da.",
  ibanRefused: "Unsere Systeme akzeptieren diese IBAN nicht. Prüfen Sie, ob sie stimmt, oder geben Sie eine andere ein.",
  bookletRefused: "Unsere Systeme akzeptieren dieses Postsparbuch nicht. Prüfen Sie, ob die Nummer stimmt, oder geben Sie eine andere ein.",
  bookletUnverified:
    "Das Postsparbuch ist nicht geprüft. Es liegt an uns oder an der Verbindung. Versuchen Sie es in einigen Minuten wieder.",
  codeWrong: "Der Code ist falsch: Prüfen Sie die SMS und geben Sie ihn neu ein.",
  codeWrongOne: "Der Code ist falsch: Sie können es noch einmal versuchen.",
  codeWrongOther: "Der Code ist falsch: Sie können es noch {count} Mal versuchen.",
  notSent: "Wir konnten den Code nicht senden. Prüfen Sie die Nummer und versuchen Sie es wieder.",
  tooManySends:
    "Sie haben zu viele Codes angefordert, und wir senden eine Weile keine mehr. Nutzen Sie den letzten, den Sie erhalten haben.",
  sendingUnreachable: "Wir erreichen unsere Server nicht. Prüfen Sie die Verbindung und versuchen Sie es wieder.",
  sendingFailed:
    "Der Code ist nicht abgegangen. Es liegt an uns, und es hat sich nichts geändert. Versuchen Sie es in einigen Minuten wieder.",
  newCodeTitle: "Sie brauchen einen neuen Code",
  newCodeText: "Sie haben die Daten nach dem Senden des Codes geändert: Der bisherige gilt nicht mehr.",
  backToSupply: "Zurück zur Lieferung",
  tryAgain: "Wieder versuchen",
  unknownTitle: "Wir wissen nicht, ob die Anfrage angekommen ist",
  unknownText: "Die Antwort ging unterwegs verloren. Bevor Sie es wieder anfragen, prüfen wir, ob sie schon da ist.",
  checkAgain: "Prüfen",
};
