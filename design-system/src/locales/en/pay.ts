import type { payMessages } from "../../bills/payMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `payMessages`. */
export const words: WordsOf<typeof payMessages> = {
  toPay: "To pay",
  youPayOne: "For you to pay, one bill",
  youPayOther: "For you to pay, {count} bills",
  youPaySamePeriod: "{count} bills, same period",
  youPaySomeSamePeriod: "{count} bills, some for the same period",
  howToPay: "How to pay",
};
