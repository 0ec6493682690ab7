import type { twinMessages } from "../../bills/twinMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `twinMessages`. */
export const words: WordsOf<typeof twinMessages> = {
  title: "In {count} Fällen gelten mehrere Rechnungen für denselben Zeitraum.",
  text: "Eine kann die andere berichtigen: Fragen Sie uns, bevor Sie sie bezahlen.",
  see: "Rechnungen ansehen",
};
