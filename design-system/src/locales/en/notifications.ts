import type { notificationMessages } from "../../account/notificationMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `notificationMessages`. */
export const words: WordsOf<typeof notificationMessages> = {
  selfReading: "Meter reading",
  promo: "Offer",
  voucher: "Voucher",
  other: "Notice",
  unread: "Unread",
  noText: "This notification has no text.",
  deadline: "You have until {date}.",
  deadlinePast: "It ended on {date}.",
  discount: "The discount applies from {from} to {to}.",
  discountFrom: "The discount applies from {from}.",
  discountTo: "The discount applies until {to}.",
  openSelfReading: "Go to the meter reading",
  openPromo: "See the offer",
  openVoucher: "See the vouchers",
  openOther: "Find out more",
  openSupply: "See the supply",
  markRead: "Mark as read",
  ofDate: "{words}: {kind}, {date}",
  loading: "We are loading your notifications",
  emptyTitle: "You have no notifications",
  emptyDescription: "When there is something to know, you find it here.",
  failureTitle: "We can’t load your notifications",
  moreOne: "Show one more notification",
  moreOther: "Show {count} more notifications",
  loadedOne: "One more notification shown",
  loadedOther: "{count} more notifications shown",
};
