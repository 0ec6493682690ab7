import type { maskedMessages } from "../../data/maskedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `maskedMessages`. */
export const words: WordsOf<typeof maskedMessages> = {
  show: "{label} zeigen",
  endsWith: "verborgen, endet mit {end}",
  hidden: "verborgen",
};
