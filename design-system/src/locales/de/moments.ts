import type { momentMessages } from "../../data/momentMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `momentMessages`. */
export const words: WordsOf<typeof momentMessages> = {
  at: "{date} um {time} Uhr",
};
