import type { discreetMessages } from "../../data/discreetMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `discreetMessages`. */
export const words: WordsOf<typeof discreetMessages> = {
  hide: "Beträge und Codes verbergen",
  hidden: "Beträge und Codes verborgen",
  show: "Zeigen",
  showLabel: "Beträge und Codes zeigen",
  hiddenAmount: "verborgener Betrag",
  hiddenCode: "verborgener Code",
  filesShowAll: "Heruntergeladene Dateien zeigen Beträge und Codes ganz.",
};
