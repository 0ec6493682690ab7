import type { paymentPanelMessages } from "../../payments/panelMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `paymentPanelMessages`. */
export const words: WordsOf<typeof paymentPanelMessages> = {
  loading: "Die Zahlungsdaten werden geladen",
  failed: "Wir können die Zahlungsdaten nicht laden",
  noneTitle: "Wir finden die Zahlungsdaten nicht",
  noneText: "Für diese Lieferung gibt es noch keine Zahlungsart: Sie finden sie hier, sobald sie registriert ist.",
  changeMethod: "Zahlungsart ändern",
  changeDelivery: "Zustellung ändern",
  changeEmail: "E-Mail-Adresse ändern",
  methodTitle: "Zahlungsart",
  deliveryTitle: "Zustellung der Rechnungen",
  emailTitle: "E-Mail-Adresse für Rechnungen",
  cancel: "Abbrechen",
  changeReceived: "Anfrage eingegangen",
  changeInProgress: "Anfrage in Bearbeitung",
  toConfirm: "Adresse zu bestätigen",
  to: "{way}, {place}",
  pendingTitle: "Es läuft eine Änderung",
  pendingText: "Bis sie abgeschlossen ist, können Sie keine weiteren anfragen. Offene Rechnungen zahlen Sie wie immer.",
  pendingFrom: "Die neue Zahlungsart gilt ab dem {date}.",
  pendingFromVowel: "Die neue Zahlungsart gilt ab dem {date}.",
  invalidTitle: "Ihre E-Mail-Adresse ist ungültig",
  invalidText: "Nachrichten an {email} kommen nicht an: Wählen Sie eine andere Adresse für die Rechnungen.",
  savedPostal: "Erledigt: Die Rechnungen kommen per Post.",
  savedEmail: "Erledigt: Die Rechnungen kommen an {email}.",
  savedLink: "Wir haben einen Link an {email} gesendet: Öffnen Sie ihn, um die Adresse zu bestätigen.",
};
