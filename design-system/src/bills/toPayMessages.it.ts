import { defineMessages, type WordsOf } from "../theme/messages.ts";

/** Words of what is to be paid, on the home page. `due` is a text such as "scade tra 6 giorni". */
export const toPayMessages = defineMessages("toPay", {
  title: "Da pagare",
  one: "Una bolletta,",
  other: "{count} bollette,",
  oneOverdue: "una è {due}",
  someOverdue: "{count} sono scadute",
  allOverdue: "tutte scadute",
  first: "la prima {due}",
  noDay: "scadenza non indicata",
  action: "Vedi come pagare",
  dueDates: "Scadenze",
  pay: "Paghi tu",
  debit: "Addebito",
  reading: "Autolettura",
  overdue: "Scaduta",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    toPay: WordsOf<typeof toPayMessages>;
  }
}
