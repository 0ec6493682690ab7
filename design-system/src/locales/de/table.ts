import type { tableMessages } from "../../data/tableMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `tableMessages`. */
export const words: WordsOf<typeof tableMessages> = {
  empty: "Es gibt noch nichts zu zeigen.",
  sortedAscending: "Tabelle nach {column} sortiert, aufsteigend",
  sortedDescending: "Tabelle nach {column} sortiert, absteigend",
};
