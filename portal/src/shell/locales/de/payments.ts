import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { stillToPayMessages } from "../../../rooms/bills/open/stillToPayMessages.it.ts";
import type { addressPanelMessages } from "@favilla/design-system/payments/addressPanelMessages.it.ts";

/** German texts of `addressPanelMessages`. */
export const addressPanel: WordsOf<typeof addressPanelMessages> = {
  loading: "Die Adressen werden geladen",
  supplyFailed: "Wir können die Adresse der Lieferung nicht laden.",
  billingFailed: "Wir können die Rechnungsadresse nicht laden.",
  retry: "Wieder versuchen",
  change: "Adresse ändern",
  dialogFailed: "Wir können das Fenster nicht öffnen",
  attribution: "Dazu senden wir an {provider}, was Sie in dieses Feld schreiben.",
  noStreet: "Ungültig: Geben Sie auch die Straße ein.",
  notSaved: "Wir konnten die Adresse nicht speichern",
  saved: "Rechnungsadresse gespeichert",
};

/** German texts of `stillToPayMessages`. */
export const stillToPay: WordsOf<typeof stillToPayMessages> = {
  due: "Denken Sie daran: {amount} sind am {date} fällig, und die zahlen Sie noch selbst.",
  late: "Denken Sie daran: {amount} waren am {date} fällig, und die zahlen Sie noch selbst.",
  noDate: "Denken Sie daran: {amount} zahlen Sie noch selbst.",
  before: "Diese Rechnung ist vor Ihrer Anfrage erschienen.",
  andOthers: "Auch {count} weitere Rechnungen dieser Lieferung zahlen Sie noch selbst.",
  andAnother: "Auch eine weitere Rechnung dieser Lieferung zahlen Sie noch selbst.",
  debited: "Schon gestellte Rechnungen werden noch wie bisher abgebucht.",
  unknown: "Schon gestellte Rechnungen zahlen Sie wie bisher.",
  howToPay: "So zahlen Sie",
};
