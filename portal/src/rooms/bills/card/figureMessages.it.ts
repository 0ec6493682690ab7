import { defineMessages, type WordsOf } from "@favilla/design-system/theme/messages.ts";

/** Words of the readings behind a bill's amount. */
export const billFigureMessages = defineMessages("billFigures", {
  retry: "Riprova",
  figureLoading: "Stiamo cercando le letture",
  figureFailed: "Le letture non sono arrivate: riprova.",
  figureTitle: "Le letture di questa bolletta",
  figureOf: "Le letture di {name}",
  figureNone: "Per questo periodo non ci sono letture.",
  figureTotal: "In tutto {quantity}.",
  figureEstimated: "In tutto {quantity}, di cui {estimated} stimati: la prossima lettura reale li corregge.",
  figureBand: "{date}, fascia {zone}",
  readingReal: "{reading} · reale",
  readingEstimated: "{reading} · stimata",
  readingOwn: "{reading} · tua autolettura",
});

declare module "@favilla/design-system/theme/messages.ts" {
  interface MessageCatalogue {
    billFigures: WordsOf<typeof billFigureMessages>;
  }
}
