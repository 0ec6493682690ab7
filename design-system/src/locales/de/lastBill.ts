import type { lastBillMessages } from "../../bills/lastBillMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `lastBillMessages`. */
export const words: WordsOf<typeof lastBillMessages> = {
  lastBill: "Letzte Rechnung",
};
