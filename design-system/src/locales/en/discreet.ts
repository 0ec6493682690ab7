import type { discreetMessages } from "../../data/discreetMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `discreetMessages`. */
export const words: WordsOf<typeof discreetMessages> = {
  hide: "Hide amounts and codes",
  hidden: "Amounts and codes hidden",
  show: "Show",
  showLabel: "Show amounts and codes",
  hiddenAmount: "hidden amount",
  hiddenCode: "hidden code",
  filesShowAll: "The files you download show amounts and codes in full.",
};
