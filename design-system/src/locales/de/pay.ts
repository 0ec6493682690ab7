import type { payMessages } from "../../bills/payMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `payMessages`. */
export const words: WordsOf<typeof payMessages> = {
  toPay: "Zu zahlen",
  youPayOne: "Sie zahlen selbst, eine Rechnung",
  youPayOther: "Sie zahlen selbst, {count} Rechnungen",
  youPaySamePeriod: "{count} Rechnungen, gleicher Zeitraum",
  youPaySomeSamePeriod: "{count} Rechnungen, einige für denselben Zeitraum",
  howToPay: "So zahlen Sie",
};
