import type { billFigureMessages } from "../../bills/figureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `billFigureMessages`. */
export const words: WordsOf<typeof billFigureMessages> = {
  figureLoading: "We are looking for the readings",
  figureFailed: "The readings did not arrive: it is a problem of ours or of the connection. The bill is safe: try again.",
  figureNone: "There are no readings for this period.",
};
