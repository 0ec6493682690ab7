import type { listMessages } from "../../supplies/listMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `listMessages`. */
export const words: WordsOf<typeof listMessages> = {
  search: "Lieferung suchen",
  searchHint: "Name, Adresse, POD oder PDR",
  foundOne: "Eine Lieferung",
  foundOther: "{count} Lieferungen",
  filter: "Filter der Lieferungen",
  all: "Alle",
  noneTitle: "Keine Lieferung mit diesen Wörtern",
  noneDescription: "Versuchen Sie es mit weniger Wörtern oder einem Teil des Codes.",
  clear: "Alle Lieferungen zeigen",
  moreOne: "Eine weitere Lieferung zeigen",
  moreOther: "{count} weitere Lieferungen zeigen",
  loadedOne: "Eine weitere Lieferung wird angezeigt",
  loadedOther: "{count} weitere Lieferungen werden angezeigt",
};
