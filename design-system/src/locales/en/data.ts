import type { dataMessages } from "../../data/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `dataMessages`. */
export const words: WordsOf<typeof dataMessages> = {
  electricity: "Electricity",
  gas: "Gas",
  dual: "Electricity and gas",
  tv: "TV licence fee",
  services: "Services",
  other: "Other",
  absent: "not available",
  absentNow: "Not available right now",
};
