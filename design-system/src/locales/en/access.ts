import type { accessMessages } from "../../access/accessMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `accessMessages`. */
export const words: WordsOf<typeof accessMessages> = {
  lead: "Electricity, gas, bills and consumption in one place.",
  sideTitle: "Your energy, made clear.",
  sideText: "What you spend, when it is due and why.",
};
