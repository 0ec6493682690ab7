import type { reportedMessages } from "../../home/reportedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `reportedMessages`. */
export const words: WordsOf<typeof reportedMessages> = {
  title: "Zahlung unterwegs, {amount}",
  text: "{name}: Sie haben {day} gesagt, dass Sie bezahlt haben. Meist sehen wir es nach 2 oder 3 Tagen; ist es {until} nicht da, fragen wir Sie.",
  textAgain:
    "{name}: Sie haben {day} noch einmal gesagt, dass Sie bezahlt haben. Sehen wir es {until} nicht, steht sie wieder bei den offenen.",
  notPaid: "Ich habe nicht bezahlt",
  notPaidOf: "Ich habe nicht bezahlt: {name}, {amount}",
  askTitle: "Haben Sie {amount} bezahlt?",
  askText: "{name}: Sie haben {day} gesagt, dass Sie bezahlt haben, aber die Zahlung ist nicht angekommen.",
  paid: "Ja, ich habe bezahlt",
  paidOf: "Ja, ich habe bezahlt: {name}, {amount}",
};
