import type { choiceMessages } from "../../layout/choiceMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `choiceMessages`. */
export const words: WordsOf<typeof choiceMessages> = {
  column: "Auswahl",
  bar: "Ausgewählte Zeilen",
  choose: "{name} auswählen",
  chooseShown: "Alle sichtbaren Zeilen auswählen",
  none: "Nichts gewählt",
  chosenOne: "Eine von {total} gewählt",
  chosenOther: "{count} von {total} gewählt",
  allOther: "Alle {count} wählen",
};
