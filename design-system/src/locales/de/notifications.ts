import type { notificationMessages } from "../../account/notificationMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `notificationMessages`. */
export const words: WordsOf<typeof notificationMessages> = {
  selfReading: "Selbstablesung",
  promo: "Aktion",
  voucher: "Gutschein",
  other: "Hinweis",
  unread: "Ungelesen",
  noText: "Diese Benachrichtigung hat keinen Text.",
  deadline: "Sie haben Zeit bis zum {date}.",
  deadlinePast: "Abgelaufen am {date}.",
  discount: "Der Rabatt gilt vom {from} bis zum {to}.",
  discountFrom: "Der Rabatt gilt ab dem {from}.",
  discountTo: "Der Rabatt gilt bis zum {to}.",
  openSelfReading: "Zur Selbstablesung",
  openPromo: "Zur Aktion",
  openVoucher: "Gutscheine ansehen",
  openOther: "Mehr erfahren",
  openSupply: "Lieferung ansehen",
  markRead: "Als gelesen markieren",
  ofDate: "{words}: {kind}, {date}",
  loading: "Ihre Benachrichtigungen werden geladen",
  emptyTitle: "Sie haben keine Benachrichtigungen",
  emptyDescription: "Wenn es etwas zu wissen gibt, finden Sie es hier.",
  failureTitle: "Wir können Ihre Benachrichtigungen nicht laden",
  moreOne: "Eine weitere Benachrichtigung",
  moreOther: "{count} weitere Benachrichtigungen",
  loadedOne: "Eine weitere Benachrichtigung wird angezeigt",
  loadedOther: "{count} weitere Benachrichtigungen werden angezeigt",
};
