import type { stillToPayMessages } from "../../bills/stillToPayMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `stillToPayMessages`. */
export const words: WordsOf<typeof stillToPayMessages> = {
  stillDue: "Remember: {amount} are due on {date}, and you still pay them yourself.",
  stillLate: "Remember: {amount} were due on {date}, and you still pay them yourself.",
  noDate: "Remember: you still pay {amount} yourself.",
  before: "This bill was issued before your request.",
  andOthers: "You still pay {count} other bills of this supply yourself, too.",
  andAnother: "You still pay another bill of this supply yourself, too.",
  debited: "Bills issued already are still debited as before.",
  unknown: "Bills issued already are paid as before.",
  howToPay: "How to pay",
};
