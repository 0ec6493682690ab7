import type { lastBillMessages } from "../../bills/lastBillMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `lastBillMessages`. */
export const words: WordsOf<typeof lastBillMessages> = {
  lastBill: "Latest bill",
};
