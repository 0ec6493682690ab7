import type { timelineMessages } from "../../data/timelineMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `timelineMessages`. */
export const words: WordsOf<typeof timelineMessages> = {
  done: "done",
  current: "in progress",
  coming: "to do",
  failed: "not completed",
};
