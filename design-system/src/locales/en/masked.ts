import type { maskedMessages } from "../../data/maskedMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `maskedMessages`. */
export const words: WordsOf<typeof maskedMessages> = {
  show: "Show {label}",
  endsWith: "hidden, ends with {end}",
  hidden: "hidden",
};
