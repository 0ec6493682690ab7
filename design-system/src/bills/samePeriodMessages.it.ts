import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of the callout about several bills for one period. */
export const samePeriodMessages = defineMessages("samePeriod", {
  titleTwo: "Due bollette per lo stesso periodo.",
  titleMany: "{count} bollette per lo stesso periodo.",
  ask: "Una può correggere l’altra: prima di pagarle tutte e due, chiedi a noi.",
  askPaid: "Una può correggere l’altra: prima di pagare anche questa, chiedi a noi.",
  askMany: "Una può correggere le altre: prima di pagarle tutte, chiedi a noi.",
  // In a card, where little room is.
  askBriefly: "Prima di pagarle tutte e due, chiedi a noi.",
  askPaidBriefly: "Prima di pagare anche questa, chiedi a noi.",
  askManyBriefly: "Prima di pagarle tutte, chiedi a noi.",
  // The other one of two bills.
  due: "L’altra è di {amount} e scade {date}.",
  late: "L’altra è di {amount} ed è scaduta {date}.",
  open: "L’altra è di {amount}.",
  paid: "L’altra, di {amount}, è già pagata.",
  seeOther: "Vedi l’altra",
  // The text of a link to one of several bills, and what a screen reader reads after "Vedi l’altra".
  billDue: "{amount}, scade {date}",
  billLate: "{amount}, scaduta {date}",
  billPaid: "{amount}, già pagata",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    samePeriod: WordsOf<typeof samePeriodMessages>;
  }
}
