import type { WordsOf } from "../../theme/messages.ts";
import type { voucherPagesMessages } from "../../vouchers/pagesMessages.it.ts";

/** German texts of `voucherPagesMessages`. */
export const words: WordsOf<typeof voucherPagesMessages> = {
  list: "Ihre Gutscheine",
  loadingOne: "Der Gutschein wird geladen",
  unnamed: "Gutschein",
  serviceTitle: "Zurzeit können Sie Gutscheine weder aktivieren noch herunterladen",
  serviceText: "Es liegt an uns, und Ihre Gutscheine gelten weiter. Versuchen Sie es später wieder.",
  pointsOne: "Sie haben einen {chain}-Punkt",
  pointsOther: "Sie haben {points} {chain}-Punkte",
  pointsDate: "Stand vom {date}",
  downloading: "Ihr Gutschein wird vorbereitet…",
  redeemTitle: "Möchten Sie diesen Gutschein aktivieren?",
  redeemText:
    "Der Gutschein dieses Links ist noch nicht aktiv. Die Aktivierung lässt sich nicht rückgängig machen: Sie können sie auch später vornehmen.",
  redeem: "Gutschein aktivieren",
  redeemLater: "Jetzt nicht",
  redeemed: "Der Gutschein ist aktiv",
  barcodeFailed: "Der Strichcode öffnet sich nicht: Versuchen Sie es wieder",
};
