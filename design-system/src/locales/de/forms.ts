import type { formsMessages } from "../../forms/messages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `formsMessages`. */
export const words: WordsOf<typeof formsMessages> = {
  optional: "freiwillig",
  optionalFeminine: "freiwillig",
  showPassword: "Passwort zeigen",
  capsLock: "Die Feststelltaste ist aktiv.",
  invalid: "Prüfen Sie Ihre Eingabe",
  saving: "Wird gespeichert…",
  stored: "Gespeichert",
  summaryOne: "Ein Feld ist zu prüfen",
  summaryOther: "{count} Felder sind zu prüfen",
};
