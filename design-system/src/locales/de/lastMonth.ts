import type { lastMonthMessages } from "../../consumption/lastMonthMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `lastMonthMessages`. */
export const words: WordsOf<typeof lastMonthMessages> = {
  lastMonth: "Letzter Monat, {month}",
  estimated: "geschätzt",
  less: "{count} weniger als im {month}",
  more: "{count} mehr als im {month}",
  same: "Wie im {month}",
};
