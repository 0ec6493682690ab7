import type { linkMessages } from "../../access/linkMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `linkMessages`. */
export const words: WordsOf<typeof linkMessages> = {
  opening: "One moment…",
  following: "We are checking the link…",
  notChecked: "We can’t check the link",
  retry: "Try again",
  home: "Go to home",
};
