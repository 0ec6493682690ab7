import type { passwordMessages } from "../../forms/passwordMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `passwordMessages`. */
export const words: WordsOf<typeof passwordMessages> = {
  title: "The password must have:",
  upper: "a capital letter",
  lower: "a small letter",
  digit: "a digit",
  symbol: "a symbol (for example ! or ?)",
  long: "at least 8 characters",
  short: "no more than 99 characters",
  noSpaces: "no spaces",
  met: "yes",
  unmet: "not yet",
  allMet: "The password meets all the rules.",
  missing: "Rules not met yet: {rules}.",
};
