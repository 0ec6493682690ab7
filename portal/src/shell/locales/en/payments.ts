import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { stillToPayMessages } from "@favilla/design-system/bills/stillToPayMessages.it.ts";

/** English texts of `stillToPayMessages`. */
export const stillToPay: WordsOf<typeof stillToPayMessages> = {
  due: "Remember: {amount} are due on {date}, and you still pay them yourself.",
  late: "Remember: {amount} were due on {date}, and you still pay them yourself.",
  noDate: "Remember: you still pay {amount} yourself.",
  before: "This bill was issued before your request.",
  andOthers: "You still pay {count} other bills of this supply yourself, too.",
  andAnother: "You still pay another bill of this supply yourself, too.",
  debited: "Bills issued already are still debited as before.",
  unknown: "Bills issued already are paid as before.",
  howToPay: "How to pay",
};
