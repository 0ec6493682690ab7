import type { linkMessages } from "../../access/linkMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `linkMessages`. */
export const words: WordsOf<typeof linkMessages> = {
  opening: "Einen Moment…",
  following: "Wir prüfen den Link…",
  notChecked: "Wir können den Link nicht prüfen",
  retry: "Wieder versuchen",
  home: "Zur Startseite",
};
