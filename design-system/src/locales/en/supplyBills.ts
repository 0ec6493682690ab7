import type { supplyBillMessages } from "../../bills/supplyBillMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `supplyBillMessages`. */
export const words: WordsOf<typeof supplyBillMessages> = {
  loading: "Loading the latest bill",
  howToPay: "How to pay",
  allBills: "All bills",
  none: "None yet",
  nonePaid: "None to pay",
  oneUnpaid: "One to pay",
  unpaid: "{count} to pay",
  countAnd: "{count}, {open}",
};
