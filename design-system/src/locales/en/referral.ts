import type { referralMessages } from "../../account/referralMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `referralMessages`. */
export const words: WordsOf<typeof referralMessages> = {
  code: "Your friend code",
  copy: "Copy the code",
  copyBlocked: "The browser doesn’t let us copy. The code is selected: copy it from there.",
  share: "Share",
  codeHidden: "The code is hidden. Show amounts and codes to copy or share it.",
  shareBlocked: "We could not share it. You can copy the code.",
  reward: "{amount} for you and {amount} for your friend",
  validTo: "Valid until {date}.",
  steps: "How it works",
  step1: "Give your code to a friend.",
  step2: "Your friend enters it when starting a supply with us.",
  step3: "When the supply begins, you both receive the reward.",
};
