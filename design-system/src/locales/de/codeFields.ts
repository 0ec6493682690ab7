import type { codeMessages } from "../../forms/codeMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `codeMessages`. */
export const words: WordsOf<typeof codeMessages> = {
  iban: "IBAN",
  ibanHint: "Sie beginnt mit dem Länderkürzel, zum Beispiel IT. Sie können sie auch mit Leerzeichen einfügen.",
  digitsHint: "{length} Ziffern, mit oder ohne Leerzeichen",
  phonePrefix: "Vorwahl",
  italy: "+39 Italien",
  oneTimeCode: "Bestätigungscode",
  oneTimeCodeHint: "Die {length} Ziffern, die wir Ihnen per SMS gesendet haben",
};
