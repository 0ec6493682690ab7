import type { dataMessages } from "../../data/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `dataMessages`. */
export const words: WordsOf<typeof dataMessages> = {
  electricity: "Strom",
  gas: "Gas",
  dual: "Strom und Gas",
  tv: "Rundfunkgebühr",
  services: "Dienste",
  other: "Anderes",
  absent: "nicht verfügbar",
  absentNow: "Gerade nicht verfügbar",
};
