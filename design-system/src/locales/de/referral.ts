import type { referralMessages } from "../../account/referralMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `referralMessages`. */
export const words: WordsOf<typeof referralMessages> = {
  code: "Ihr Freundescode",
  copy: "Code kopieren",
  copyBlocked: "Der Browser lässt uns nicht kopieren. Der Code ist markiert: Kopieren Sie ihn von dort.",
  share: "Teilen",
  codeHidden: "Der Code ist verborgen. Zeigen Sie Beträge und Codes, um ihn zu kopieren oder zu teilen.",
  shareBlocked: "Wir konnten ihn nicht teilen. Sie können den Code kopieren.",
  reward: "{amount} für Sie und {amount} für die andere Person",
  validTo: "Gültig bis zum {date}.",
  steps: "So funktioniert es",
  step1: "Geben Sie Ihren Code weiter.",
  step2: "Die andere Person gibt ihn ein, wenn sie ihre Lieferung aktiviert.",
  step3: "Wenn die Lieferung beginnt, erhalten Sie beide die Prämie.",
};
