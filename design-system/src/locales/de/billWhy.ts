import type { billWhyMessages } from "../../bills/whyPageMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `billWhyMessages`. */
export const words: WordsOf<typeof billWhyMessages> = {
  whyTitle: "Warum dieser Betrag",
  whyLoading: "Wir vergleichen die Rechnungen",
  whyFailed:
    "Der Vergleich ist nicht angekommen. Es liegt an uns oder an der Verbindung. Die Rechnungen sind sicher: Versuchen Sie es wieder.",
  whyNone: "Dieses Dokument lässt sich nicht mit anderen Rechnungen vergleichen.",
};
