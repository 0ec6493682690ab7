import { defineMessages } from "@favilla/design-system/theme/messages.ts";

/** Words around the way to pay. */
export const payWayMessages = defineMessages("payWay", {
  loading: "Stiamo cercando la bolletta da pagare…",
  addToCalendar: "Aggiungi al calendario",
  calendar: "Calendario",
  calendarFailed: "Riprova ad aprire il calendario",
  calendarTitle: "Paga la bolletta di {name}, {amount}",
  calendarPart: "Paga la rata {number} di {count} della bolletta di {name}, {amount}",
  calendarCode: "Codice avviso",
  calendarFile: "scadenza-{number}",
  reported: "L’abbiamo segnata: il pagamento è in arrivo.",
  notReported: "È di nuovo tra le bollette da pagare.",
  noneTitle: "Questa bolletta non è da pagare",
  noneText: "È già pagata o segnata come pagata, si addebita da sola o è a tuo credito, oppure il link porta a una bolletta che non è tua.",
});
