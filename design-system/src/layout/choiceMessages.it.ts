import { defineMessages } from "../theme/messages.ts";

/** Words of a table whose rows can be chosen. A row is feminine: a bill, a supply. */
export const choiceMessages = defineMessages("choice", {
  // Header of the column of boxes, and name of the part above the rows, for screen readers.
  column: "Scelta",
  bar: "Righe scelte",
  choose: "Scegli {name}",
  chooseShown: "Scegli tutte le righe che vedi",
  // In the bar, while no row is chosen.
  none: "Nessuna scelta",
  chosenOne: "Una scelta su {total}",
  chosenOther: "{count} scelte su {total}",
  allOther: "Scegli tutte le {count}",
});
