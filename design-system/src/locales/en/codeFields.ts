import type { codeMessages } from "../../forms/codeMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `codeMessages`. */
export const words: WordsOf<typeof codeMessages> = {
  iban: "IBAN",
  ibanHint: "It begins with the country’s letters, for example IT. You can paste it with its spaces.",
  digitsHint: "{length} digits, with or without spaces",
  phonePrefix: "Prefix",
  italy: "+39 Italy",
  oneTimeCode: "Verification code",
  oneTimeCodeHint: "The {length} digits that we sent you by text message",
};
