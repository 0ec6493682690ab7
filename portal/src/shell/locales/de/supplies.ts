import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { suppliesPageMessages, supplyPageMessages } from "@favilla/design-system/supplies/pagesMessages.it.ts";

/** German texts of `suppliesPageMessages`. */
export const suppliesPage: WordsOf<typeof suppliesPageMessages> = {
  description: "Ihre Strom- und Gaslieferungen mit allem, was dazugehört.",
  loading: "Die Lieferungen werden geladen",
  failed: "Wir können die Lieferungen nicht laden",
  noneTitle: "Sie haben noch keine Lieferungen",
  noneText: "Sobald ein Vertrag auf Ihren Namen registriert ist, finden Sie ihn hier.",
};

/** German texts of `supplyPageMessages`. */
export const supplyPage: WordsOf<typeof supplyPageMessages> = {
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
