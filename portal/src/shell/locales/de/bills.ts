import type { WordsOf } from "@favilla/design-system/theme/messages.ts";
import type { payWayMessages } from "../../../rooms/bills/pay/messages.it.ts";

/** German texts of `payWayMessages`. */
export const payWay: WordsOf<typeof payWayMessages> = {
  loading: "Wir suchen die Rechnung…",
  addToCalendar: "In den Kalender",
  calendar: "Kalender",
  calendarFailed: "Kalender neu öffnen",
  calendarTitle: "Rechnung zahlen: {name}, {amount}",
  calendarPart: "Rate {number} von {count} der Rechnung zahlen: {name}, {amount}",
  calendarCode: "Zahlungscode (codice avviso)",
  calendarFile: "faelligkeit-{number}",
  reported: "Notiert: Die Zahlung ist unterwegs.",
  notReported: "Sie steht wieder bei den offenen Rechnungen.",
  noneTitle: "Diese Rechnung ist nicht zu zahlen",
  noneText:
    "Sie ist schon bezahlt oder als bezahlt gemeldet, wird automatisch abgebucht oder ist ein Guthaben, oder der Link führt zu einer Rechnung, die nicht Ihre ist.",
};
