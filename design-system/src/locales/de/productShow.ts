import type { productShowMessages } from "../../access/productShowMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `productShowMessages`. */
export const words: WordsOf<typeof productShowMessages> = {
  supply: "Haus am See",
  period: "Strom · Sep. – Okt.",
  due: "Fällig in 6 Tagen",
  number: "Nr. {number}",
  why: "Warum dieser Betrag",
  less: "{amount} weniger",
  thanBefore: "als die vorherige Rechnung",
  use: "Verbrauch",
  useLess: "{quantity} weniger",
  price: "Energiepreis",
  tax: "MwSt.",
  year: "Verbrauch des Jahres",
  yearBefore: "Im Jahr davor",
  months: "J F M A M J J A S O N D",
  sample: "Beispieldaten",
};
