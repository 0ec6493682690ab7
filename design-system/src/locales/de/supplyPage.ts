import type { supplyPageMessages } from "../../supplies/pagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `supplyPageMessages`. */
export const words: WordsOf<typeof supplyPageMessages> = {
  loading: "Die Lieferung wird geladen",
  failed: "Wir können die Lieferung nicht laden",
  partFailed: "Wir können diesen Teil der Seite nicht öffnen",
  renamed: "Name gespeichert",
  news: "Letzte Rechnung und letzter Monat",
  ways: "Rechnungen, Verbrauch und Ablesungen",
  addressesValue: "Lieferung und Rechnung",
  productLight: "Strom",
  productGas: "Gas",
  productTv: "Rundfunkgebühr",
  productService: "Zusätzlicher Dienst",
  productOther: "Anderes Angebot",
};
