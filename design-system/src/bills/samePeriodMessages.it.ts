import { defineMessages } from "../theme/messages.ts";

/** Words of the callout about several bills for one period. */
export const samePeriodMessages = defineMessages("samePeriod", {
  titleTwo: "Due bollette per lo stesso periodo.",
  titleMany: "{count} bollette per lo stesso periodo.",
  corrects: "Una può correggere l’altra",
  correctsMany: "Una può correggere le altre",
  // What follows "Una può correggere l’altra: ". In a card, where little room is, it is a sentence of its own.
  askBoth: "prima di pagarle tutte e due, chiedi a noi.",
  askAll: "prima di pagarle tutte, chiedi a noi.",
  // Others are paid already.
  askThis: "prima di pagare anche questa, chiedi a noi.",
  askOther: "prima di pagare anche l’altra, chiedi a noi.",
  askOthers: "prima di pagare anche le altre, chiedi a noi.",
  // The other one of two bills.
  due: "L’altra è di {amount} e scade {date}.",
  late: "L’altra è di {amount} ed è scaduta {date}.",
  open: "L’altra è di {amount}.",
  // Without an amount; `bill` is a text such as "importo non indicato, scade il 3 dicembre".
  unknown: "L’altra: {bill}.",
  paid: "L’altra, di {amount}, è già pagata.",
  seeOther: "Vedi l’altra",
  // The text of a link to one of several bills, and what a screen reader reads after "Vedi l’altra".
  billDue: "{amount}, scade {date}",
  billLate: "{amount}, scaduta {date}",
  billPaid: "{amount}, già pagata",
  noAmount: "importo non indicato",
  // Two bills of one amount and day.
  billIssued: "{bill}, emessa {date}",
  // Bills that are not named, two at least.
  more: "e altre {count}",
});
