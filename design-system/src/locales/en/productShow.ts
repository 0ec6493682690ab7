import type { productShowMessages } from "../../home/productShowMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `productShowMessages`. */
export const words: WordsOf<typeof productShowMessages> = {
  supply: "Seaside home",
  why: "Why this amount",
  before: "Previous bill",
  now: "This bill",
  use: "Consumption",
  price: "Price of energy",
  sample: "Sample data",
};
