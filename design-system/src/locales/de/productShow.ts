import type { productShowMessages } from "../../home/productShowMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `productShowMessages`. */
export const words: WordsOf<typeof productShowMessages> = {
  supply: "Haus am See",
  why: "Warum dieser Betrag",
  before: "Vorherige Rechnung",
  now: "Diese Rechnung",
  use: "Verbrauch",
  price: "Energiepreis",
  sample: "Beispieldaten",
};
