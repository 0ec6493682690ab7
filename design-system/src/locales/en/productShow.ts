import type { productShowMessages } from "../../access/productShowMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `productShowMessages`. */
export const words: WordsOf<typeof productShowMessages> = {
  supply: "Seaside home",
  period: "Electricity · Sep – Oct",
  due: "Due in 6 days",
  number: "no. {number}",
  why: "Why this amount",
  less: "{amount} less",
  thanBefore: "than the previous bill",
  use: "Consumption",
  useLess: "{quantity} less",
  price: "Price of energy",
  tax: "VAT",
  year: "Consumption of the year",
  yearBefore: "The year before",
  months: "J F M A M J J A S O N D",
  sample: "Sample data",
};
