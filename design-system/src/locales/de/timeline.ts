import type { timelineMessages } from "../../data/timelineMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `timelineMessages`. */
export const words: WordsOf<typeof timelineMessages> = {
  done: "erledigt",
  current: "läuft",
  coming: "steht aus",
  failed: "nicht gelungen",
};
