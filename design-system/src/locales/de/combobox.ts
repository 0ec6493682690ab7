import type { comboboxMessages } from "../../forms/comboboxMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `comboboxMessages`. */
export const words: WordsOf<typeof comboboxMessages> = {
  minimumHint: "Geben Sie mindestens {count} Zeichen ein, um Vorschläge zu sehen.",
  list: "Vorschläge",
  loading: "Vorschläge werden gesucht…",
  none: "Keine Vorschläge: Sie können weiterschreiben.",
  failed: "Die Vorschläge sind nicht angekommen: Sie können weiterschreiben.",
  foundOne: "Ein Vorschlag: Wählen Sie ihn mit den Pfeiltasten.",
  foundOther: "{count} Vorschläge: Wählen Sie mit den Pfeiltasten.",
};
