import type { suppliesPageMessages } from "../../supplies/pagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `suppliesPageMessages`. */
export const words: WordsOf<typeof suppliesPageMessages> = {
  loading: "Die Lieferungen werden geladen",
  failed: "Wir können die Lieferungen nicht laden",
  chosen: "Die gewählte Lieferung",
  missingTitle: "Wir finden diese Lieferung nicht",
  missingText: "Wählen Sie eine andere aus der Liste.",
  noneTitle: "Sie haben noch keine Lieferungen",
  noneText: "Sobald ein Vertrag auf Ihren Namen registriert ist, finden Sie ihn hier.",
};
