import { defineMessages } from "../theme/messages.ts";

/** Words of the drawer with all due dates, and of the calendar file. */
export const allDueDatesMessages = defineMessages("allDueDates", {
  title: "Scadenze dei prossimi 60 giorni",
  totalOne: "Paghi tu, una bolletta",
  totalOther: "Paghi tu, {count} bollette",
  addAll: "Aggiungi al calendario",
  addOf: "Aggiungi al calendario: {name}, {date}",
  reminder: "Il calendario te lo ricorda due giorni prima, alle 9.",
  // Something is due tomorrow or the day after: the reminder is tomorrow’s.
  reminderSoon: "Il calendario te lo ricorda alle 9: due giorni prima, o domani se mancano meno di tre giorni.",
  reminderToday: "Ciò che scade oggi va nel calendario senza promemoria.",
  fileName: "scadenze",
  calendarPay: "Paga la bolletta di {name}, {amount}",
  calendarDebit: "Addebito della bolletta di {name}, {amount}",
  // An instalment of a bill.
  calendarPayPart: "Paga la rata {number} di {count} della bolletta di {name}, {amount}",
  calendarDebitPart: "Addebito della rata {number} di {count} della bolletta di {name}, {amount}",
  calendarReading: "Ultimo giorno per l’autolettura di {name}",
  code: "Codice avviso",
});
