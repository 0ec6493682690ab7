import type { twinMessages } from "../../bills/twinMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `twinMessages`. */
export const words: WordsOf<typeof twinMessages> = {
  title: "In {count} cases several bills are for the same period.",
  text: "One may correct the other: before you pay them, ask us.",
  see: "See the bills",
};
