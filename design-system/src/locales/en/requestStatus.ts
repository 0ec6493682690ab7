import type { requestStatusMessages } from "../../feedback/requestStatusMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `requestStatusMessages`. */
export const words: WordsOf<typeof requestStatusMessages> = {
  received: "Received",
  inProgress: "In progress",
  waiting: "Waiting for you",
  done: "Done",
  unsuccessful: "Failed",
  unknown: "To be checked",
};
