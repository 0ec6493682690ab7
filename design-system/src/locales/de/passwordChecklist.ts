import type { passwordMessages } from "../../forms/passwordMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `passwordMessages`. */
export const words: WordsOf<typeof passwordMessages> = {
  title: "Das Passwort braucht:",
  upper: "einen Großbuchstaben",
  lower: "einen Kleinbuchstaben",
  digit: "eine Ziffer",
  symbol: "ein Sonderzeichen (zum Beispiel ! oder ?)",
  long: "mindestens 8 Zeichen",
  short: "höchstens 99 Zeichen",
  noSpaces: "keine Leerzeichen",
  met: "ja",
  unmet: "noch nicht",
  allMet: "Das Passwort erfüllt alle Regeln.",
  missing: "Noch nicht erfüllte Regeln: {rules}.",
};
