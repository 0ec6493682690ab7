import type { supplyPageMessages } from "../../supplies/pagesMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `supplyPageMessages`. */
export const words: WordsOf<typeof supplyPageMessages> = {
  loading: "Loading the supply",
  failed: "We can’t load the supply",
  partFailed: "We can’t open this part of the page",
  renamed: "Name saved",
  news: "Latest bill and latest month",
  ways: "Bills, consumption and readings",
  addressesValue: "Supply and billing",
  productLight: "Electricity",
  productGas: "Gas",
  productTv: "TV licence fee",
  productService: "Additional service",
  productOther: "Other tariff",
};
