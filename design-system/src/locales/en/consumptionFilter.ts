import type { consumptionFilterMessages } from "../../consumption/consumptionFilterMessages.it.ts";
import type { WordsOf } from "../../theme/messages.ts";

/** English texts of `consumptionFilterMessages`. */
export const words: WordsOf<typeof consumptionFilterMessages> = {
  title: "Filter the consumption",
  year: "Year",
  monthFrom: "From month",
  monthTo: "To month",
  option: "{month} · {name}",
  monthToError: "The last month is before the first one: swap them or correct one.",
};
