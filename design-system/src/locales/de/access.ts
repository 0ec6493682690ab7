import type { accessMessages } from "../../access/accessMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `accessMessages`. */
export const words: WordsOf<typeof accessMessages> = {
  lead: "Strom, Gas, Rechnungen und Verbrauch an einem Ort.",
  sideTitle: "Ihre Energie, klar und einfach.",
  sideText: "Was Sie ausgeben, wann es fällig ist und warum.",
};
