import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const notificationMessages = defineMessages("notifications", {
  selfReading: "Autolettura",
  promo: "Promozione",
  voucher: "Buono",
  other: "Avviso",
  unread: "Da leggere",
  noText: "Questa notifica non ha testo.",
  deadline: "Hai tempo fino al {date}.",
  deadlinePast: "È scaduta il {date}.",
  discount: "Lo sconto vale dal {from} al {to}.",
  discountFrom: "Lo sconto vale dal {from}.",
  discountTo: "Lo sconto vale fino al {to}.",
  openSelfReading: "Vai all’autolettura",
  openPromo: "Vedi la promozione",
  openVoucher: "Vedi i buoni",
  openOther: "Scopri di più",
  openSupply: "Vedi la fornitura",
  markRead: "Segna come letta",
  ofDate: "{words}: {kind}, {date}",

  loading: "Stiamo caricando le tue notifiche",
  emptyTitle: "Non hai notifiche",
  emptyDescription: "Quando c’è qualcosa da sapere, la trovi qui.",
  failureTitle: "Non riusciamo a caricare le tue notifiche",
  moreOne: "Mostra un’altra notifica",
  moreOther: "Mostra altre {count} notifiche",
  loadedOne: "Mostrata un’altra notifica",
  loadedOther: "Mostrate altre {count} notifiche",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    notifications: WordsOf<typeof notificationMessages>;
  }
}
