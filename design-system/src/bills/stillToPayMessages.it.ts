import { defineMessages } from "../theme/messages.ts";

/** Words about the bills that stay open after a change of the payment method. */
export const stillToPayMessages = defineMessages("stillToPay", {
  stillDue: "Ricordati: {amount} scadono il {date} e li paghi ancora tu.",
  stillLate: "Ricordati: {amount} sono scaduti il {date} e li paghi ancora tu.",
  noDate: "Ricordati: {amount} li paghi ancora tu.",
  before: "È una bolletta uscita prima della tua richiesta.",
  andOthers: "Paghi ancora tu anche altre {count} bollette di questa fornitura.",
  andAnother: "Paghi ancora tu anche un’altra bolletta di questa fornitura.",
  debited: "Le bollette già emesse arrivano ancora con l’addebito di prima.",
  unknown: "Le bollette già emesse si pagano come prima.",
  howToPay: "Come pagare",
});
