import type { sessionMessages } from "../../access/sessionMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `sessionMessages`. */
export const words: WordsOf<typeof sessionMessages> = {
  endingTitle: "Möchten Sie im Kundenbereich bleiben?",
  endingOne: "Zur Sicherheit bitten wir Sie in weniger als einer Minute um eine neue Anmeldung. Danach finden Sie diese Seite wieder.",
  endingOther: "Zur Sicherheit bitten wir Sie in weniger als {count} Minuten um eine neue Anmeldung. Danach finden Sie diese Seite wieder.",
  endingExtend: "Bleiben",
  endingDismiss: "Jetzt nicht",
};
