import type { lastMonthMessages } from "../../consumption/lastMonthMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `lastMonthMessages`. */
export const words: WordsOf<typeof lastMonthMessages> = {
  lastMonth: "Letzter Monat, {month}",
  estimated: "geschätzt",
  less: "{count} weniger als im {month}",
  more: "{count} mehr als im {month}",
  same: "Wie im {month}",
  loading: "Der letzte Monat wird geladen",
  all: "Monat für Monat",
  notActive: "Ab dem Monat nach dem Beginn",
  fromTo: "{quantity} von {from} bis {to}",
  inMonth: "{quantity} im {month}",
};
