import type { consumptionFilterMessages } from "../../consumption/consumptionFilterMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** German texts of `consumptionFilterMessages`. */
export const words: WordsOf<typeof consumptionFilterMessages> = {
  title: "Verbrauch filtern",
  year: "Jahr",
  monthFrom: "Ab Monat",
  monthTo: "Bis Monat",
  option: "{month} · {name}",
  monthToError: "Der letzte Monat liegt vor dem ersten: Tauschen Sie beide oder berichtigen Sie einen.",
};
