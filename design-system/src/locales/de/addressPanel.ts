import type { addressPanelMessages } from "../../payments/addressPanelMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `addressPanelMessages`. */
export const words: WordsOf<typeof addressPanelMessages> = {
  loading: "Die Adressen werden geladen",
  supplyFailed: "Wir können die Adresse der Lieferung nicht laden.",
  billingFailed: "Wir können die Rechnungsadresse nicht laden.",
  retry: "Wieder versuchen",
  changeShort: "Ändern",
  change: "Adresse ändern",
  dialogFailed: "Wir können das Fenster nicht öffnen",
  attribution: "Dazu senden wir an {provider}, was Sie in dieses Feld schreiben.",
  noStreet: "Ungültig: Geben Sie auch die Straße ein.",
  notSaved: "Wir konnten die Adresse nicht speichern",
  saved: "Rechnungsadresse gespeichert",
};
