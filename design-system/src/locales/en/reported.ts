import type { reportedMessages } from "../../home/reportedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `reportedMessages`. */
export const words: WordsOf<typeof reportedMessages> = {
  title: "Payment on its way, {amount}",
  text: "{name}: you said {day} that you had paid it. It usually reaches us in 2 or 3 days; if it isn’t there {until}, we’ll ask you.",
  textAgain: "{name}: you said again {day} that you had paid it. If we can’t see it {until}, it is for you to pay again.",
  notPaid: "I haven’t paid it",
  notPaidOf: "I haven’t paid it: {name}, {amount}",
  askTitle: "Have you paid {amount}?",
  askText: "{name}: {day} you said that you had paid it, but the payment has not reached us.",
  paid: "Yes, I’ve paid it",
  paidOf: "Yes, I’ve paid it: {name}, {amount}",
};
