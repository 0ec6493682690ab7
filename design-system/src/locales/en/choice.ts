import type { choiceMessages } from "../../layout/choiceMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `choiceMessages`. */
export const words: WordsOf<typeof choiceMessages> = {
  column: "Choice",
  bar: "Chosen rows",
  choose: "Choose {name}",
  chooseShown: "Choose all rows that you see",
  none: "None chosen",
  chosenOne: "One of {total} chosen",
  chosenOther: "{count} of {total} chosen",
  allOther: "Choose all {count}",
};
