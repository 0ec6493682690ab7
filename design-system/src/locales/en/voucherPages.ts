import type { WordsOf } from "../../theme/messages.ts";
import type { voucherPagesMessages } from "../../vouchers/pagesMessages.it.ts";

/** English texts of `voucherPagesMessages`. */
export const words: WordsOf<typeof voucherPagesMessages> = {
  list: "Your vouchers",
  loadingOne: "We are loading the voucher",
  unnamed: "Voucher",
  serviceTitle: "For now you can neither activate nor download vouchers",
  serviceText: "It is a problem of ours, and your vouchers are still valid. Try again later.",
  pointsOne: "You have one {chain} point",
  pointsOther: "You have {points} {chain} points",
  pointsDate: "Balance as of {date}",
  downloading: "We are preparing your voucher…",
  redeemTitle: "Do you want to activate this voucher?",
  redeemText: "The voucher of this link is not active yet. Activating it can’t be undone: you can do it later if you prefer.",
  redeem: "Activate the voucher",
  redeemLater: "Not now",
  redeemed: "The voucher is active",
  barcodeFailed: "The barcode does not open: try again",
};
