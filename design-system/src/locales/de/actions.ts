import type { actionsMessages } from "../../actions/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `actionsMessages`. */
export const words: WordsOf<typeof actionsMessages> = {
  loading: "Einen Moment…",
  badge: "{label}: {count}",
  remove: "{label} entfernen",
};
