import type { suppliesMessages } from "../../supplies/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `suppliesMessages`. */
export const words: WordsOf<typeof suppliesMessages> = {
  statusActive: "Aktiv",
  statusUnderProcessing: "Wird aktiviert",
  statusCancelled: "Storniert",
  statusCeased: "Beendet",
  statusCeasing: "Wird beendet",
  statusSuspended: "Ausgesetzt",
  statusSuspending: "Wird ausgesetzt",
  statusInProgress: "In Bearbeitung",
  statusUnknown: "Status zu prüfen",
  pod: "POD",
  pdr: "PDR",
  lastMonth: "Letzter Monat",
  list: "Ihre Lieferungen",
  noAddress: "Adresse nicht angegeben",
  open: "Lieferung ansehen",
  openName: "{words}: {name}",
  previous: "Vorige Lieferung",
  next: "Nächste Lieferung",
};
