import type { actionsMessages } from "../../actions/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `actionsMessages`. */
export const words: WordsOf<typeof actionsMessages> = {
  loading: "One moment…",
  badge: "{label}: {count}",
  remove: "Remove {label}",
};
