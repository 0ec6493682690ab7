import { defineMessages, type WordsOf } from "../theme/messages.ts";

export const chartsMessages = defineMessages("charts", {
  noData: "nessun dato",
  total: "Totale",
  estimated: "stimato",
  legend: "Legenda",
  legendEstimated: "Stimato",
  // What is read of a slot and of a part of it.
  slot: "{name}: {value}",
  slotParts: "{name}: {value} in totale. {parts}",
  slotReference: "{slot}. {label}: {value}",
  part: "{label}: {value}",
  partEstimated: "{label}: {value}, stimato",
  partOf: "{name}, {part}",
});

declare module "../theme/messages.ts" {
  interface MessageCatalogue {
    charts: WordsOf<typeof chartsMessages>;
  }
}
