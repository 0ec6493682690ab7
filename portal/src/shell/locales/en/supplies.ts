import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { suppliesPageMessages, supplyPageMessages } from "@favilla/design-system/supplies/pagesMessages.it.ts";

/** English texts of `suppliesPageMessages`. */
export const suppliesPage: WordsOf<typeof suppliesPageMessages> = {
  description: "Your supplies of electricity and gas, with all there is to know about them.",
  loading: "Loading the supplies",
  failed: "We can’t load the supplies",
  noneTitle: "You don’t have any supplies yet",
  noneText: "As soon as a contract is registered in your name you find it here.",
};

/** English texts of `supplyPageMessages`. */
export const supplyPage: WordsOf<typeof supplyPageMessages> = {
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
