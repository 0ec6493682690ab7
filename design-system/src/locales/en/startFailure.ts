import type { startFailureMessages } from "../../access/startFailureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `startFailureMessages`. */
export const words: WordsOf<typeof startFailureMessages> = {
  failed: "We can’t open the customer area",
  failedText: "This is our problem, not yours: your bills are safe. Try again in a few minutes.",
  configurationFailedText: "One of our settings is wrong: we are working on it, and your bills are safe. Try again later.",
  unreachable: "We can’t reach our servers",
  unreachableText: "The connection may be missing, or we are updating them. Your bills are safe: try again in a few minutes.",
};
