import type { loadMoreMessages } from "../../actions/loadMoreMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `loadMoreMessages`. */
export const words: WordsOf<typeof loadMoreMessages> = {
  moreOne: "Einen Eintrag mehr laden",
  moreOther: "{count} weitere zeigen",
  loadedOne: "Ein weiterer Eintrag wird angezeigt",
  loadedOther: "{count} weitere Einträge werden angezeigt",
  remainingOne: "Noch 1",
  remainingOther: "Noch {count}",
};
