import type { choiceMessages } from "../../layout/choiceMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `choiceMessages`. */
export const words: WordsOf<typeof choiceMessages> = {
  column: "Auswahl",
  bar: "Ausgewählte Zeilen",
  choose: "{name} auswählen",
  chooseShown: "Alle sichtbaren Zeilen auswählen",
  none: "Nichts ausgewählt",
  chosenOne: "Eine von {total} ausgewählt",
  chosenOther: "{count} von {total} ausgewählt",
  allOther: "Alle {count} auswählen",
};
