import type { momentMessages } from "../../data/momentMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `momentMessages`. */
export const words: WordsOf<typeof momentMessages> = {
  at: "{date} at {time}",
};
