import type { billFigureMessages } from "../../bills/figureMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billFigureMessages`. */
export const words: WordsOf<typeof billFigureMessages> = {
  figureLoading: "Wir suchen die Ablesungen",
  figureFailed:
    "Die Ablesungen sind nicht angekommen. Es liegt an uns oder an der Verbindung. Die Rechnung ist sicher: Versuchen Sie es wieder.",
  figureNone: "Für diesen Zeitraum gibt es keine Ablesungen.",
};
